/**
 * Jest's runner, which runs test files that render the portal together: sixteen in one environment, with modules that are loaded once.
 * Loading the portal and running it for the first time takes longer than the tests of most files. Each file is a block of its own and is
 * reported as if it ran alone. It does run alone where it is asked for alone, replaces modules, or says `@alone` and why.
 */
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { formatResultsErrors } = require('jest-message-util');
const { default: TestRunner } = require('jest-runner');

/** Few enough that the processes end at about the same time. */
const maxFiles = 16;
const standsAlone = /jest\.(?:mock|doMock|isolateModules|resetModules)|@alone/;
const usesPortal = /from '\.\.\/(?:\.\.\/)?support\//;
/** Their hooks apply to all files of a group, and not to the first alone that loads them. */
const withHooks = [join(__dirname, 'support', 'server.ts'), require.resolve('@testing-library/user-event')];

class FolderRunner extends TestRunner {
  /** The tests that run together, by the path of the file that loads theirs. */
  together = new Map();

  async runTests(tests, watcher, options) {
    if (this._globalConfig.watch || this._globalConfig.testNamePattern) return super.runTests(tests, watcher, options);
    const folder = mkdtempSync(join(tmpdir(), 'corridor-components-'));
    const groups = groupsOf(tests).map((group, index) => {
      if (group.length === 1) return group[0];
      const path = join(folder, `${index}.test.js`);
      writeFileSync(path, programOf(group));
      this.together.set(path, group);
      return { ...group[0], path };
    });
    try {
      await super.runTests(groups, watcher, options);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  on(eventName, listener) {
    return super.on(eventName, async ([test, outcome]) => {
      const group = this.together.get(test.path);
      if (!group) return listener([test, outcome]);
      for (const one of group) {
        const isResult = eventName === 'test-file-success';
        await listener([one, isResult ? resultOf(one, outcome, this._globalConfig) : outcome]);
      }
    });
  }
}

/** Groups of neighbours that render the portal, then all others by themselves. */
function groupsOf(tests) {
  const inOrder = tests.toSorted((one, other) => one.path.localeCompare(other.path));
  const isTogether = ({ path }) => {
    const text = readFileSync(path, 'utf8');
    return usesPortal.test(text) && !standsAlone.test(text);
  };
  const together = inOrder.filter(isTogether);
  const groups = [];
  while (together.length > 0) groups.push(together.splice(0, maxFiles));
  return [...groups, ...inOrder.filter((test) => !isTogether(test)).map((test) => [test])];
}

function programOf(group) {
  const blocks = group.map(({ path }) => {
    const name = JSON.stringify(path);
    return `describe(${name}, () => { require(${name}); });`;
  });
  return [...withHooks.map((name) => `require(${JSON.stringify(name)});`), ...blocks].join('\n');
}

/** The result of one file out of that of its group. */
function resultOf({ path, context }, result, globalConfig) {
  const testResults = result.testResults
    .filter(({ ancestorTitles }) => ancestorTitles[0] === path)
    .map((one) => {
      const ancestorTitles = one.ancestorTitles.slice(1);
      return { ...one, ancestorTitles, fullName: [...ancestorTitles, one.title].join(' ') };
    });
  const count = (...statuses) => testResults.filter(({ status }) => statuses.includes(status)).length;
  const runtime = testResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
  const { perfStats, testExecError, failureMessage } = result;
  return {
    ...result,
    testFilePath: path,
    testResults,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    perfStats: { ...perfStats, end: perfStats.start + runtime, runtime },
    failureMessage: testExecError
      ? failureMessage
      : formatResultsErrors(testResults, context.config, globalConfig, path),
  };
}

module.exports = FolderRunner;
