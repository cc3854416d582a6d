import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions } from 'esbuild';
import { parse } from 'yaml';
import { runInWorker } from '../../../actions/runtime/limitedWorker';

const root = resolve(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'corridor-packaged-'));
const serverless = join(root, 'node_modules', 'serverless', 'bin', 'serverless.js');

interface Service {
  readonly custom: { readonly esbuild: Omit<BuildOptions, 'plugins'> & { exclude: string[]; plugins: string } };
  readonly functions: Readonly<Record<string, { readonly handler: string }>>;
}

interface Resolved {
  readonly provider: {
    readonly httpApi: { readonly cors: { readonly allowedOrigins: readonly string[] } };
    readonly environment: Readonly<Record<string, string>>;
    readonly iam: {
      readonly role: { readonly statements: readonly { readonly Action: string | readonly string[] }[] };
    };
  };
}

const { custom, functions } = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
const handlers = Object.values(functions).map(({ handler }) => handler);
const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8');

/** What the deployment takes from the environment; docs/operations.md names no more. */
const toPackage = { TCC_BASE_URL: 'https://provider.example/v2', COGNITO_USER_POOL_ID: 'eu-west-1_Example' };
/** What would be secret in the shell of whoever deploys. */
const secrets = {
  DATABASE_URL: 'postgres://secret@database.example/corridor',
  ACTIONS_SECRET: 'a secret of the actions',
  SEAL_KEY: 'f'.repeat(64),
  TCC_WEBHOOK_HMAC_KEY: 'a secret of the webhook',
  API_TOKEN_KEY: 'a secret of the tokens',
  ACCOUNT_REQUESTS_KEY: 'a secret of the requests',
};

/** Runs node with this environment and nothing else. */
const node = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } });

const print = (environment: Readonly<Record<string, string>>) =>
  node([serverless, 'print', '--stage', 'production', '--format', 'json'], {
    HOME: folder,
    SLS_TELEMETRY_DISABLED: '1',
    ...environment,
  });

/**
 * Loads each bundle in a thread of its own and prints what it found: per handler its type, and what the thread wrote to its error output.
 * One process for all, because starting one for each takes most of the time.
 */
const loader = `
  const { Worker, isMainThread, parentPort, workerData } = require('node:worker_threads');
  const load = ([file, name]) => new Promise((done) => {
    const found = { type: '', errors: '' };
    const worker = new Worker(__filename, { workerData: { file, name }, stderr: true });
    worker.stderr.on('data', (text) => (found.errors += text));
    worker.on('message', (type) => (found.type = type));
    worker.on('error', (error) => (found.errors += error.stack));
    worker.on('exit', () => done(found));
  });
  if (isMainThread) {
    void (async () => {
      const found = [];
      for (const handler of JSON.parse(process.argv[2])) found.push(await load(handler));
      console.log(JSON.stringify(found));
    })();
  } else {
    require('node:net').Socket.prototype.connect = () => { throw new Error('the network was used'); };
    parentPort.postMessage(typeof require(workerData.file)[workerData.name]);
    process.exit();
  }`;

let printed: string;
let loaded: Readonly<Record<string, { readonly type: string; readonly errors: string }>>;

function loadAll(): typeof loaded {
  const program = join(folder, 'loader.js');
  writeFileSync(program, loader);
  const places = handlers.map((handler) => {
    const [file = '', name = ''] = handler.split(/\.(?=\w+$)/);
    return [join(folder, `${file}.js`), name];
  });
  const { stdout } = node([program, JSON.stringify(places)], {
    ...toPackage,
    ...secrets,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  });
  const found = JSON.parse(stdout) as { type: string; errors: string }[];
  return Object.fromEntries(handlers.map((handler, index) => [handler, found[index]!]));
}

/** What serverless.yml names as the plugins of the bundler. */
const pluginsOf = ({ plugins }: { readonly plugins: string }) =>
  createRequire(__filename)(join(root, plugins)) as BuildOptions['plugins'];

/** As serverless-esbuild builds for `serverless package`: all packages inside but those that are excluded. */
beforeAll(async () => {
  const { exclude, ...options } = custom.esbuild;
  await build({
    ...options,
    // They are for one Lambda at a time.
    plugins: [],
    absWorkingDir: root,
    entryPoints: [...new Set(handlers.map((handler) => handler.replace(/\.\w+$/, '.ts')))],
    outbase: root,
    outdir: folder,
    external: exclude,
    sourcemap: false,
    logLevel: 'silent',
  });
  loaded = loadAll();
  printed = print({ ...toPackage, ...secrets }).stdout;
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(handlers)('%s loads alone, without packages and network', (handler) => {
  expect(loaded[handler]).toEqual({ type: 'function', errors: '' });
});

test('a Lambda is packaged with the program that reads uploaded files, which runs alone', async () => {
  const { exclude, plugins, ...options } = custom.esbuild;
  const buildDir = join(folder, 'one');
  await build({
    ...options,
    plugins: pluginsOf({ plugins }),
    absWorkingDir: root,
    entryPoints: ['actions/entries/users.ts'],
    outdir: join(buildDir, 'actions/entries'),
    external: exclude,
    logLevel: 'silent',
  });
  expect(existsSync(join(buildDir, 'actions/entries/users.js'))).toBe(true);

  const content = gzipSync('Nickname\nAda').toString('base64');
  const limits = { timeMs: 600_000, memory: 256 };
  const reading = await runInWorker(join(buildDir, 'actions/uploads/fileWorker'), { kind: 'users', content }, limits);
  expect(reading).toEqual({ refusal: 'The column "Nickname" is not known. The template has all columns.' });
});

test('the template has references in place of the secrets, also where they stand in the environment', () => {
  const { environment } = (JSON.parse(printed) as Resolved).provider;

  for (const [name, value] of Object.entries(secrets)) {
    expect(environment[name]).toBe(`{{resolve:secretsmanager:corridor-production:SecretString:${name}}}`);
    expect(printed).not.toContain(value);
  }
});

test('the role has the rights that the documentation lists, and the documentation every variable', () => {
  const { environment, iam } = (JSON.parse(printed) as Resolved).provider;

  const rights = iam.role.statements.flatMap(({ Action }) => Action);
  expect(rights).toHaveLength(20);
  expect(rights.filter((right) => !operations.includes(`\`${right}\``))).toEqual([]);
  expect(Object.keys(environment).filter((name) => !operations.includes(`| \`${name}\``))).toEqual([]);
});

test('pages of the portal alone may read what the functions answer', () => {
  const origin = 'https://portal.example';
  const { provider } = JSON.parse(print({ ...toPackage, ...secrets, PORTAL_ADDRESS: origin }).stdout) as Resolved;

  expect(provider.httpApi.cors.allowedOrigins).toEqual([origin]);
});

test('a variable that is missing is named', () => {
  const { status, stderr, stdout } = print({ COGNITO_USER_POOL_ID: toPackage.COGNITO_USER_POOL_ID });

  expect(status).toBe(1);
  expect(stdout + stderr).toContain('TCC_BASE_URL');
});
