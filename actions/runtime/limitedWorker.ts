import { existsSync } from 'node:fs';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** What a worker may take. */
export interface WorkerLimits {
  /** From its start to its answer. */
  readonly timeMs: number;
  /** Of its heap, in MiB. */
  readonly memory: number;
}

/** A worker that took more than it may. */
export class WorkerLimitError extends Error {
  constructor(readonly limit: keyof WorkerLimits) {
    super(`The worker took more ${limit === 'timeMs' ? 'time' : 'memory'} than it may.`);
    this.name = 'WorkerLimitError';
  }
}

/**
 * Runs a program in a thread of its own with limits, and gives the one message that it posts. The thread is ended then, or at its limit.
 * @param program its file without the ending: the Lambdas are bundled with a `.js` beside them; where the sources run, there is a `.ts`
 * @param data what the program finds as `workerData`
 * @throws WorkerLimitError, and what the program throws
 */
export async function runInWorker<Result>(program: string, data: unknown, limits: WorkerLimits): Promise<Result> {
  const worker = startWorker(program, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: limits.memory },
    // The thread needs no secrets.
    env: {},
    execArgv: [],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((done, fail) => {
      timer = setTimeout(() => fail(new WorkerLimitError('timeMs')), limits.timeMs);
      worker.once('message', done);
      worker.once('error', (error) => fail(isOutOfMemory(error) ? new WorkerLimitError('memory') : error));
      worker.once('exit', (code) => fail(new Error(`The worker ended with ${code} and without an answer.`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function startWorker(program: string, options: WorkerOptions): Worker {
  if (existsSync(`${program}.js`)) return new Worker(`${program}.js`, options);
  const source = JSON.stringify(`${program}.ts`);
  return new Worker(`require('tsx/cjs'); require(${source});`, { ...options, eval: true });
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
