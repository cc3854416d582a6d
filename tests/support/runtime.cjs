/**
 * Jest's runtime, which compiles each module once in a process instead of once in each test file. A test file still runs every module
 * anew, in a context of its own; only the compiled code is shared.
 */
const { Script } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');
const { costOf } = require('./costOf.cjs');

/** The compiled modules by their paths, each with the text that it was compiled from. */
const compiled = new Map();

function scriptOf(filename, text, parameters) {
  const known = compiled.get(filename);
  if (known?.text === text) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new Script(`${head}${text}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { text, script });
  return script;
}

class Runtime extends JestRuntime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.writeCost = costOf(this._testPath);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (text, filename) => {
      const context = environment.getVmContext();
      if (context === null) return null;
      try {
        return scriptOf(filename, text, executor.injectedModuleParameters).runInContext(context);
      } catch {
        // Jest explains what is wrong with the text.
        return compile(text, filename);
      }
    };
  }

  teardown() {
    this.writeCost();
    super.teardown();
  }
}

module.exports = { __esModule: true, default: Runtime };
