import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { binaryFiles, packedFiles } from './uploads/binaryFiles';
import { csvFiles } from './uploads/csvFiles';
import { xmlFiles } from './uploads/xmlFiles';

const heapMebibytes = 512;
/** Long enough for a busy machine; a reader that is still at it has no end. */
const timeoutMs = 60_000;
const bundle = join(mkdtempSync(join(tmpdir(), 'corridor-uploads-')), 'readFile.cjs');

beforeAll(async () => {
  await build({
    entryPoints: [resolve(__dirname, 'uploads/readFile.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
}, 300_000);

/** What a process with limited memory prints that reads a packed file; its error where it does not end well. */
function read(content: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMebibytes}`, bundle], {
      timeout: timeoutMs,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', fail);
    child.once('exit', (code) => done(code === 0 ? output.trim() : `ended with ${code}: ${output}`));
    child.stdin.on('error', () => undefined);
    child.stdin.end(content);
  });
}

const files = [...csvFiles, ...xmlFiles, ...binaryFiles].map((one) => [one.name, one] as const);

test('there are at least sixty files, each with a name of its own', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(new Set(files.map(([name]) => name)).size).toBe(files.length);
});

test.each(files)('%s', async (_name, { file, expected }) => {
  expect(await read(gzipSync(file()).toString('base64'))).toMatch(expected);
});

test.each(packedFiles)('%s', async (_name, content, expected) => {
  expect(await read(content())).toMatch(expected);
});
