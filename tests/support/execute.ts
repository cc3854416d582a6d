import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(__dirname, '..', '..');

/** Runs a program; `dropsOutput` keeps a JSON report out of the terminal, which has a file of its own. */
export function execute(
  program: string,
  programArguments: readonly string[],
  environment: NodeJS.ProcessEnv,
  dropsOutput = false,
): Promise<number> {
  return new Promise((done, fail) => {
    const stdio = ['ignore', dropsOutput ? 'ignore' : 'inherit', 'inherit'] as const;
    const child = spawn(program, programArguments, { cwd: root, env: environment, stdio: [...stdio] });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}
