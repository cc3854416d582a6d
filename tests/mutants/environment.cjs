/**
 * The suite's environment with the switch of the flips: ACTIVE_FLIP is the number of the one that is on. After the first failure the
 * rest of a file's tests is left out. Where REACHED names a folder, the numbers that a test file came by are written there.
 */
const { randomUUID } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const JsdomEnvironment = require('../frontend/environment.cjs');

const active = Number(process.env.ACTIVE_FLIP ?? 0);
const failures = ['test_fn_failure', 'hook_failure', 'error'];

class FlipEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    this.testPath = context.testPath;
    this.reached = new Set();
    this.hasFailed = false;
    this.global.__isFlipped = (number) => {
      this.reached.add(number);
      return number === active;
    };
  }

  handleTestEvent({ name, test }) {
    if (failures.includes(name)) this.hasFailed = true;
    if (name === 'test_start' && this.hasFailed && active > 0) test.mode = 'skip';
  }

  async teardown() {
    const { REACHED } = process.env;
    const found = { testPath: this.testPath, numbers: [...this.reached] };
    if (REACHED) writeFileSync(join(REACHED, `${randomUUID()}.json`), JSON.stringify(found));
    await super.teardown();
  }
}

module.exports = FlipEnvironment;
