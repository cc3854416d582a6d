import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { administrativeCalls } from '../../../../domain/access/administrativeCalls';

const root = resolve(__dirname, '../../../..');
const schema = readFileSync(join(root, 'hasura/schema/admin.graphql'), 'utf8');
const portal = readFileSync(join(root, 'hasura/schema/user.graphql'), 'utf8');

/** The text of a test with that of the files that it imports. */
function withHelpers(file: string): string {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => `${resolve(dirname(file), path)}.ts`);
  return [text, ...imports.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))].join('\n');
}

test('each mutation is listed once', () => {
  const names = administrativeCalls.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(administrativeCalls)('$name exists, and its test reads the database afterwards', ({ name, test: file }) => {
  const isOffered = new RegExp(`^  ${name}\\(`, 'm');
  expect(isOffered.test(schema) || isOffered.test(portal)).toBe(true);
  expect(withHelpers(join(root, 'tests', file))).toMatch(/\b(database|owner)\(['"]/);
});
