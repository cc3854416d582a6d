/**
 * A project's own environment with the switch of the flips: ACTIVE_FLIP is the number of the one that is on. After the first failure the
 * rest of a file's tests is left out. Where REACHED names a folder, the numbers that a test file came by are written there.
 */
const { randomUUID } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

const active = Number(process.env.ACTIVE_FLIP ?? 0);
const failures = ['test_fn_failure', 'hook_failure', 'error'];

/** Called with `new` by jest, which uses the environment that is returned. */
module.exports = function switchedEnvironment(config, context) {
  const loaded = require(config.projectConfig.testEnvironmentOptions.inner);
  const environment = new (loaded.TestEnvironment ?? loaded)(config, context);
  const reached = new Set();
  const isFlipped = (number) => {
    reached.add(number);
    return number === active;
  };
  environment.global.__isFlipped = isFlipped;
  // The Lambdas of a file's own stack run outside of its modules.
  globalThis.__isFlipped = isFlipped;
  let hasFailed = false;
  environment.handleTestEvent = ({ name, test }) => {
    if (failures.includes(name)) hasFailed = true;
    if (name === 'test_start' && hasFailed && active > 0) test.mode = 'skip';
  };
  const teardown = environment.teardown.bind(environment);
  environment.teardown = async () => {
    const { REACHED } = process.env;
    const found = { testPath: context.testPath, numbers: [...reached] };
    if (REACHED) writeFileSync(join(REACHED, `${randomUUID()}.json`), JSON.stringify(found));
    await teardown();
  };
  return environment;
};
