import { writeFileSync } from 'node:fs';

/** A vitest reporter: writes the names of tests that failed and then passed to SECOND_TRIES_FILE, as JSON. */
export default class SecondTries {
  names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd() {
    const file = process.env.SECOND_TRIES_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.names));
  }
}
