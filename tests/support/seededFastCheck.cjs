/** fast-check, whose properties begin with the first seed of the run, as every seeded check: TEST_SEED repeats them. */
const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });

module.exports = fc;
