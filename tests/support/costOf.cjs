/** What a test file costs is written to the file that TEST_COSTS names, if it does (costs.ts). */
const { appendFileSync } = require('node:fs');

/** Begins to count. The answer writes what has been used since. */
function costOf(file) {
  const begun = { at: performance.now(), usage: process.cpuUsage() };
  return () => {
    const { TEST_COSTS } = process.env;
    if (!TEST_COSTS) return;
    const { user, system } = process.cpuUsage(begun.usage);
    const cost = { file, wallMs: performance.now() - begun.at, processorMs: (user + system) / 1000 };
    appendFileSync(TEST_COSTS, `${JSON.stringify(cost)}\n`);
  };
}

module.exports = { costOf };
