import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightsAtUse, type RightsAtUse } from '../../../../domain/access/rightsAtUse';

const root = join(__dirname, '../../../..');
const folder = 'tests/actions/rightsAtUse';

/** Whether the file has a test of this name. */
function isProven({ test: { file, name } }: RightsAtUse): boolean {
  const source = readFileSync(join(root, file), 'utf8');
  return name !== '' && new RegExp(`\\(\\s*'${escaped(name)}',`).test(source);
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

test.each(rightsAtUse.map((row) => [row.kept, row] as const))('%s: a test takes the right away', (_kept, row) => {
  expect(isProven(row)).toBe(true);
});

test('a row whose test is not there, or that names none, is refused', () => {
  const [row] = rightsAtUse;
  expect(isProven({ ...row!, test: { ...row!.test, name: 'no such test' } })).toBe(false);
  expect(isProven({ ...row!, test: { ...row!.test, name: '' } })).toBe(false);
  expect(() => isProven({ ...row!, test: { ...row!.test, file: `${folder}/absent.test.ts` } })).toThrow('ENOENT');
});

test('each row says what it is about once, and each file of these tests has a row', () => {
  const kept = rightsAtUse.map((row) => row.kept);
  expect(new Set(kept).size).toBe(kept.length);
  const named = new Set(rightsAtUse.map((row) => row.test.file));
  const files = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});
