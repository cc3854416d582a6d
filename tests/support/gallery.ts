import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';

const root = resolve(__dirname, '..', '..');

/** The gallery of all components. */
export const galleryFolder = join(root, 'frontend', 'gallery');

/** Builds the gallery and serves it on a port of its own. */
export async function startGallery(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = [vite, 'build', galleryFolder, '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, build, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The gallery could not be built: ${stderr}`);
  const server = createServer(sirv(join(galleryFolder, 'dist'), { dev: true }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}
