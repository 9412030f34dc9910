import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Closes with the line that `cargo verify` counts tests by, and names the tests that passed only when they were repeated. */
export default class Count implements Reporter {
  private tests = new Set<TestCase>();

  onTestEnd(test: TestCase, _result: TestResult) {
    this.tests.add(test);
  }

  onEnd() {
    const outcomes = [...this.tests].map((test) => test.outcome());
    const again = [...this.tests].filter((test) => test.outcome() === "flaky");
    for (const test of again) console.log(`Passed only the second time: ${test.titlePath().join(" › ")}`);
    const passed = again.length + outcomes.filter((outcome) => outcome === "expected").length;
    const skipped = outcomes.filter((outcome) => outcome === "skipped").length;
    console.log(`${passed} passed, ${outcomes.length - passed - skipped} failed`);
  }
}
