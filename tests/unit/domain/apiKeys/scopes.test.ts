import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowedToKey, type ApiKeyScope } from '../../../../domain/apiKeys/scopes';

test.each<[ApiKeyScope | null, readonly string[], boolean]>([
  ['read', [], true],
  ['read', ['draft'], true],
  ['draft', ['draft'], true],
  ['draft', ['read', 'approve'], false],
  [null, ['read', 'draft', 'approve'], false],
])('what needs %s with a key for %j: %s', (needed, scopes, isAllowed) =>
  expect(isAllowedToKey(needed, scopes)).toBe(isAllowed),
);

test('the database knows the same scopes', () => {
  const file = join(__dirname, '../../../../migrations/20261129000010_keys_of_their_owners.up.sql');
  expect(readFileSync(file, 'utf8')).toContain(`scopes <@ array['read', 'draft']`);
});
