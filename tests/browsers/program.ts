import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a program may take to start, in milliseconds. */
const startTimeoutMs = 60_000;
const pauseMs = 100;

/** The path of the first of these programs that PATH has. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser, or what drives one, as a process. */
export class Program {
  private printed = '';
  private hasEnded = false;
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;

  constructor(
    private readonly path: string,
    args: readonly string[],
    environment: NodeJS.ProcessEnv = {},
  ) {
    this.child = spawn(path, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.printed += chunk.toString()));
    }
    this.ended = new Promise((done) => {
      this.child.once('exit', done);
      this.child.once('error', done);
    }).then(() => void (this.hasEnded = true));
  }

  /**
   * The first value that can be read, of what the program has printed or of what it answers.
   * @throws Error with all that it printed when it ends before, or takes too long
   */
  async started<Value>(read: (printed: string) => Value | undefined | Promise<Value | undefined>): Promise<Value> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const value = await read(this.printed);
      if (value !== undefined) return value;
      if (this.hasEnded || Date.now() > deadline) throw new Error(`${this.path} did not start.\n${this.printed}`);
      await delay(pauseMs);
    }
  }

  async stop(): Promise<void> {
    this.child.kill();
    await this.ended;
  }
}
