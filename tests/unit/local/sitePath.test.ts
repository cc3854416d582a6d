import { sitePath } from '../../../local/stack/sitePath';

it.each([
  ['/', '/'],
  ['/index.html', '/index.html'],
  ['/config.json?version=1', '/config.json'],
  ['//config.json', '/config.json'],
  ['/account//payments/', '/account/payments/'],
  ['/assets/./index.js', '/assets/index.js'],
  ['/assets/../config.json', '/config.json'],
  ['/assets%2findex.js', '/assets/index.js'],
  ['/%2561', '/%61'],
  ['/?next=/.vite', '/'],
])('%s names %s', (target, path) => {
  expect(sitePath(target)).toBe(path);
});

it.each([
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '//.vite/manifest.json',
  '/%2f.vite/manifest.json',
  '/assets/../.vite/manifest.json',
  '/assets/..%2f.vite%2fmanifest.json',
  '/assets/%2e%2e/%2evite/manifest.json',
  '/./.vite/manifest.json',
  '/assets/.hidden',
  '/..%5c.vite%5cmanifest.json',
  '/%',
  '/%c0%ae',
  'http://localhost/.vite/manifest.json',
  'assets/index.js',
  '*',
  '',
])('%s names no file', (target) => {
  expect(sitePath(target)).toBeUndefined();
});
