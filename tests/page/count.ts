import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Closes with the line that `cargo verify` counts tests by. A test that passed only when it was repeated has failed. */
export default class Count implements Reporter {
  private tests = new Set<TestCase>();

  onTestEnd(test: TestCase, _result: TestResult) {
    this.tests.add(test);
  }

  onEnd() {
    const outcomes = [...this.tests].map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => outcome === "expected").length;
    const skipped = outcomes.filter((outcome) => outcome === "skipped").length;
    console.log(`${passed} passed, ${outcomes.length - passed - skipped} failed`);
  }
}
