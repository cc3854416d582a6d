import { spawn } from 'node:child_process';

/** `npm run check`: types, lint, format and unused exports at the same time, each with its output in one piece. Fails if any of them does. */
const parts = ['types', 'lint', 'format', 'exports'];

const results = await Promise.all(
  parts.map(async (part) => {
    const begun = performance.now();
    const { code, output } = await run('npm', ['run', '--silent', `check:${part}`]);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`▸ ${part}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s`);
    if (code !== 0) console.log(output);
    return code === 0;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;

/** Runs a command to its end. Resolves to its exit code and what it printed. */
function run(command, commandArguments) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      shell: process.platform === 'win32',
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
