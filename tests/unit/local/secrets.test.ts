import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loopbackAdminSecret, loadSecrets, storedSecrets } from '../../../local/stack/secrets';

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
  loadSecrets(folder);
  const { cloudKey, ...earlier } = storedSecrets(folder);
  writeFileSync(file(), JSON.stringify(earlier));
  loadSecrets(folder);
  const loaded = storedSecrets(folder);
  expect(loaded).toEqual({ ...earlier, cloudKey: expect.stringMatching(/^[0-9a-f]{40}$/) as string });
  expect(loaded.cloudKey).not.toBe(cloudKey);
});

it('has the fixed admin secret while the stack listens on loopback, and stores none', () => {
  const lines: string[] = [];
  expect(loadSecrets(folder, { say: (line) => lines.push(line) }).adminSecret).toBe(loopbackAdminSecret);
  expect(storedSecrets(folder).adminSecret).toBeUndefined();
  expect(lines).toEqual([]);
});

it('makes an admin secret for a stack with HOST, says it once, and keeps it', () => {
  const lines: string[] = [];
  const start = (host?: string) => loadSecrets(folder, { host, say: (line) => lines.push(line) });
  const { adminSecret } = start('portal');
  expect(adminSecret).toMatch(/^[0-9a-f]{48}$/);
  expect(start('portal').adminSecret).toBe(adminSecret);
  expect(start().adminSecret).toBe(loopbackAdminSecret);
  expect(start('other').adminSecret).toBe(adminSecret);
  expect(storedSecrets(folder).adminSecret).toBe(adminSecret);
  expect(lines).toEqual([expect.stringContaining(adminSecret)]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('makes another admin secret for another data directory', () => {
  const other = mkdtempSync(join(tmpdir(), 'secrets-'));
  const host = 'portal';
  expect(loadSecrets(other, { host }).adminSecret).not.toBe(loadSecrets(folder, { host }).adminSecret);
  rmSync(other, { recursive: true });
});

it('has every key in the file for docker compose, which is mounted read-only', () => {
  const compose = JSON.parse(
    readFileSync(join(__dirname, '../../../local/stack/composeSecrets.json'), 'utf8'),
  ) as Record<string, string>;
  expect(Object.keys(compose).sort()).toEqual(Object.keys(loadSecrets(folder)).sort());
});
