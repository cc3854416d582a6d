import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from '../../../local/stack/secrets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'secrets.json');

it('makes the secrets of a data directory once', () => {
  const made = loadSecrets(folder);
  expect(loadSecrets(folder)).toEqual(made);
  expect(Object.values(made).every((secret) => secret.length >= 10)).toBe(true);
});

it('adds a key that an earlier version did not have, and keeps the others', () => {
  const { cloudKey, ...earlier } = loadSecrets(folder);
  writeFileSync(file(), JSON.stringify(earlier));
  const loaded = loadSecrets(folder);
  expect(loaded).toEqual({ ...earlier, cloudKey: expect.stringMatching(/^[0-9a-f]{40}$/) as string });
  expect(loaded.cloudKey).not.toBe(cloudKey);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual(loaded);
});

it('has every key in the file for docker compose, which is mounted read-only', () => {
  const compose = JSON.parse(
    readFileSync(join(__dirname, '../../../local/stack/composeSecrets.json'), 'utf8'),
  ) as Record<string, string>;
  expect(Object.keys(compose).sort()).toEqual(Object.keys(loadSecrets(folder)).sort());
});
