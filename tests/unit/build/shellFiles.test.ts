import { shellFiles } from '../../../frontend/serviceWorkerFile';

const chunk = (fileName: string, more: object = {}) => ({ type: 'chunk' as const, fileName, ...more });

test('the shell is the entry with what it needs at once: not what is loaded later', () => {
  const metadata = { importedCss: new Set(['assets/a.css']), importedAssets: new Set(['assets/inter.woff2']) };
  const bundle = {
    'assets/entry.js': chunk('assets/entry.js', {
      isEntry: true,
      imports: ['assets/shared.js'],
      dynamicImports: ['assets/page.js'],
      viteMetadata: metadata,
    }),
    'assets/shared.js': chunk('assets/shared.js', { imports: ['assets/entry.js'] }),
    'assets/page.js': chunk('assets/page.js'),
    'flags/GB.svg': { type: 'asset' as const, fileName: 'flags/GB.svg' },
  };
  expect(shellFiles(bundle)).toEqual([
    '/assets/a.css',
    '/assets/entry.js',
    '/assets/inter.woff2',
    '/assets/shared.js',
    '/index.html',
  ]);
});
