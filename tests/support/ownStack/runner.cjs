/**
 * Runs neighbouring test files on one portal, twelve at a time: a portal takes as long to open as the tests of some files take. A file gets a portal of its
 * own where it says `@ownPortal` and why, or is asked for alone.
 */
const { readFileSync } = require('node:fs');
const GroupRunner = require('../groupRunner.cjs');

/** Few enough that the processes end at about the same time. */
const maxFiles = 12;
const standsAlone = /jest\.(?:mock|doMock|isolateModules|resetModules)|@ownPortal/;

class OwnStackRunner extends GroupRunner {
  groupsOf(tests) {
    const inOrder = tests.toSorted((one, other) => one.path.localeCompare(other.path));
    const isAlone = ({ path }) => standsAlone.test(readFileSync(path, 'utf8'));
    const together = inOrder.filter((test) => !isAlone(test));
    return [...GroupRunner.chunksOf(together, maxFiles), ...inOrder.filter(isAlone).map((test) => [test])];
  }
}

module.exports = OwnStackRunner;
