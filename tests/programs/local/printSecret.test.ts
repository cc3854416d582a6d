import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadSecrets } from '../../../local/stack/secrets';

const root = resolve(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'corridor-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printSecret = () =>
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'local', 'stack', 'printSecret.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: folder },
  });

test('prints the admin secret of a data directory, once there is one', () => {
  loadSecrets(folder);
  expect(printSecret()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(folder) as string });
  const { adminSecret } = loadSecrets(folder, { host: 'portal' });
  expect(printSecret()).toMatchObject({ status: 0, stdout: `${adminSecret}\n` });
});
