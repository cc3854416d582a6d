/**
 * Runs test files that render the portal together, sixteen at a time: loading the portal and running it for the first time takes longer
 * than the tests of most files. A file runs alone where it replaces modules, or says `@alone` and why.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const GroupRunner = require('../support/groupRunner.cjs');

/** Few enough that the processes end at about the same time. */
const maxFiles = 16;
const standsAlone = /jest\.(?:mock|doMock|isolateModules|resetModules)|@alone/;
const usesPortal = /from '\.\.\/(?:\.\.\/)?support\//;

class ComponentRunner extends GroupRunner {
  withHooks = [join(__dirname, 'support', 'server.ts'), require.resolve('@testing-library/user-event')];

  groupsOf(tests) {
    const inOrder = tests.toSorted((one, other) => one.path.localeCompare(other.path));
    const isTogether = ({ path }) => {
      const text = readFileSync(path, 'utf8');
      return usesPortal.test(text) && !standsAlone.test(text);
    };
    const alone = inOrder.filter((test) => !isTogether(test)).map((test) => [test]);
    return [...GroupRunner.chunksOf(inOrder.filter(isTogether), maxFiles), ...alone];
  }
}

module.exports = ComponentRunner;
