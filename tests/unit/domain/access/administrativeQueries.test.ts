import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { administrativeQueries } from '../../../../domain/access/administrativeQueries';

const root = resolve(__dirname, '../../../..');
const page = readFileSync(join(root, 'docs/access.md'), 'utf8');

test.each(administrativeQueries)('$asked is asked by roles, and its test exists', ({ asked, test: file }) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${asked} `));
  const [, , , roles = ''] = row?.split('|') ?? [];
  expect(roles.trim()).not.toBe('');
  expect(existsSync(join(root, 'tests', file))).toBe(true);
});
