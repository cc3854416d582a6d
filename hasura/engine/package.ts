import { runStandAlone } from './standAlone';

/* What the package gives to others: the engine inside a process of theirs, or the command `corridor-engine`. */

export { createEngine, type Engine, type EngineOptions } from './engine';

if (require.main === module) runStandAlone(process.argv.slice(2));
