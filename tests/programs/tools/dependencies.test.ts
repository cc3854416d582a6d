import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const root = resolve(__dirname, '../../..');

/** A registry that answers a question for advisories with this; without it, it has no such address. */
let advisories: object | undefined;
/** The names that it was asked about. */
let asked: string[];
let registry: Server;
let address: string;

beforeAll(async () => {
  registry = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (!advisories || !request.url?.endsWith('/security/advisories/bulk')) {
        return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      }
      asked = Object.keys(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString()) as object);
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(advisories));
    });
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((done) => registry.close(done)));

/** Runs a tool as npm would, against the registry of this test. */
function run(tool: string, ...args: string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools', tool, 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, npm_config_registry: address, npm_config_fetch_retries: '0' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => child.on('close', (code) => done({ code, output })));
}

const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
};
const policy = () => readFileSync(join(root, 'SECURITY.md'), 'utf8');

describe('advisories', () => {
  test('a registry without advisories of ours is asked about every dependency, and all is well', async () => {
    advisories = {};
    const before = policy();
    const { code, output } = await run('advisories', '--check');
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d{3} packages .*: none has an advisory\.\n$/)]);
    expect(Object.keys(dependencies).filter((name) => !asked.includes(name))).toEqual([]);
    expect(asked).not.toContain('jest');
    expect(policy()).toBe(before);
  });

  test('an advisory fails the check and is named', async () => {
    const title = 'A hole in every version';
    advisories = {
      pg: [{ id: 1, url: 'https://advisories.example/1', title, severity: 'high', vulnerable_versions: '*' }],
    };
    const { code, output } = await run('advisories', '--check');
    expect([code, output]).toEqual([1, expect.stringContaining(`- pg (high): ${title}`)]);
  });

  test('a registry that cannot be asked fails the check, and says so', async () => {
    advisories = undefined;
    const { code, output } = await run('advisories', '--check');
    expect([code, output]).toEqual([2, expect.stringContaining('Could not ask for advisories: 404')]);
  });
});

test('the bill of materials names every package that the portal runs with, and no tool', async () => {
  const { code, output } = await run('sbom');
  const bom = JSON.parse(output) as {
    readonly bomFormat: string;
    readonly specVersion: string;
    readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[];
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  };
  expect([code, bom.bomFormat, bom.specVersion]).toEqual([0, 'CycloneDX', expect.stringMatching(/^1\.\d$/)]);
  const refs = bom.components.map((component) => component['bom-ref']);
  const named = new Set(refs.map((ref) => ref.replace(/@[^@]*$/, '')));
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
  // These two belong to packages that the portal runs with.
  const tools = Object.keys(devDependencies).filter((name) => !['@types/react', '@urql/core'].includes(name));
  expect(tools.filter((name) => named.has(name))).toEqual([]);
  const dangling = bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref));
  expect(dangling).toEqual([]);
});
