import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { bundleActions } from '../../../local/stack/actionBundle';

const root = resolve(__dirname, '../../..');
const folder = join(mkdtempSync(join(tmpdir(), 'corridor-bundle-')), 'actions');

interface Service {
  readonly plugins: readonly string[];
  readonly functions: Readonly<Record<string, { readonly handler: string }>>;
}

beforeAll(() => bundleActions(folder));
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

test('every Lambda of serverless.yml is bundled, with the packages outside', () => {
  const { functions } = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
  for (const { handler } of Object.values(functions)) {
    const file = join(folder, handler.replace(/\.\w+$/, '.js'));
    expect(existsSync(file)).toBe(true);
  }
  expect(realpathSync(join(folder, 'node_modules'))).toBe(realpathSync(join(root, 'node_modules')));
  expect(readFileSync(join(folder, 'actions/entries/payments.js'), 'utf8')).toContain('require("knex")');
});

test('the program that reads uploaded files lies where the Lambdas look for it', () => {
  const { functions } = parse(readFileSync(join(root, 'serverless.yml'), 'utf8')) as Service;
  const files = Object.values(functions).map(({ handler }) => join(folder, handler.replace(/\.\w+$/, '.js')));
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('"..", "uploads", "fileWorker"'));
  expect(readers.map((file) => basename(file))).toEqual(expect.arrayContaining(['users.js', 'payments.js']));
  for (const file of readers) expect(existsSync(join(dirname(file), '..', 'uploads', 'fileWorker.js'))).toBe(true);
});

test('the service runs without the plugin that bundles again and watches', () => {
  const { plugins, functions } = JSON.parse(readFileSync(join(folder, 'serverless.json'), 'utf8')) as Service;
  expect(plugins).toEqual(['serverless-offline']);
  expect(Object.keys(functions)).toContain('send-intents');
});

test('a folder that was used before takes the next bundle', async () => {
  await expect(bundleActions(folder)).resolves.toBeUndefined();
});
