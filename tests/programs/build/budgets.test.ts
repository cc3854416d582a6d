import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSite } from '../../../local/stack/site';

const dist = resolve(__dirname, '../../../frontend/dist');

/** A chunk of the build as Vite's manifest describes it. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a first visit, the signed-in shell, a page and the styles may cost, in kB of 1,000 bytes, compressed. */
const budgets = { signIn: 130, shell: 240, route: 80, css: 30 };
/** How many files a page may ask for beyond the shell's: over HTTP/1.1 a browser fetches six at once. */
const maxFiles = { dashboard: 10, page: 40 };

let chunks: Readonly<Record<string, Chunk>>;

beforeAll(async () => {
  await buildSite();
  chunks = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as typeof chunks;
}, 300_000);

const chunkOf = (name: string): Chunk => {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
};

/** A chunk with everything that loads before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (!found.has(name)) {
    found.add(name);
    chunkOf(name).imports?.forEach((one) => withImports(one, found));
  }
  return found;
}

const kiloBytes = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
  1000;

const scriptsOf = (names: Iterable<string>) => kiloBytes([...names].map((name) => chunkOf(name).file));

const entry = 'index.html';
const signedIn = 'src/app/SignedInApp.tsx';

/** The pages: whatever is loaded on demand from a file named so. */
const pages = () =>
  Object.keys(chunks).filter((name) => /src\/features\/.*Page\.tsx$/.test(name) && chunkOf(name).file);

function print(name: string, size: number, budget: number): number {
  console.log(`${name}: ${size.toFixed(1)} kB of ${budget}`);
  return size;
}

test('the sign-in', () => {
  const size = print('sign-in', scriptsOf(withImports(entry)), budgets.signIn);
  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThanOrEqual(budgets.signIn);
});

test('the signed-in shell, with all that came before it', () => {
  const names = new Set([...withImports(entry), ...withImports(signedIn)]);
  expect(print('shell', scriptsOf(names), budgets.shell)).toBeLessThanOrEqual(budgets.shell);
});

test('each page, beyond the shell', () => {
  const before = new Set([...withImports(entry), ...withImports(signedIn)]);
  const sizes = pages().map((name) => {
    const own = [...withImports(name)].filter((one) => !before.has(one));
    return { name, size: scriptsOf(own) };
  });
  expect(sizes.length).toBeGreaterThan(8);
  for (const { name, size } of sizes) print(name.replace('src/features/', ''), size, budgets.route);
  expect(sizes.filter(({ size }) => size > budgets.route)).toEqual([]);
});

test('the files of each page, beyond the shell', () => {
  const before = new Set([...withImports(entry), ...withImports(signedIn)]);
  const filesOf = (name: string) => [chunkOf(name).file, ...(chunkOf(name).css ?? [])];
  const counts = pages().map((name) => {
    const own = [...withImports(name)].filter((one) => !before.has(one));
    return { name, count: new Set(own.flatMap(filesOf)).size };
  });
  const dashboard = counts.find(({ name }) => name.endsWith('/DashboardPage.tsx'));
  expect(dashboard?.count).toBeLessThanOrEqual(maxFiles.dashboard);
  expect(counts.filter(({ count }) => count > maxFiles.page)).toEqual([]);
});

test('the styles of the page with the most of them, with the shell’s', () => {
  const stylesOf = (page: string) =>
    kiloBytes(
      [entry, signedIn, page].flatMap((name) => [...withImports(name)]).flatMap((one) => chunkOf(one).css ?? []),
    );
  const most = Math.max(...pages().map(stylesOf));
  expect(print('css', most, budgets.css)).toBeLessThanOrEqual(budgets.css);
});

test('no two chunks import each other: a value would be undefined when the other chunk runs', () => {
  const cycles: string[] = [];
  const seen = new Set<string>();
  const follow = (name: string, path: readonly string[]) => {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' > '));
    if (seen.has(name)) return;
    seen.add(name);
    chunkOf(name).imports?.forEach((one) => follow(one, [...path, name]));
  };
  Object.keys(chunks).forEach((name) => follow(name, []));
  expect(cycles).toEqual([]);
});

test('only the entry is available offline', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const kept = /files:(\[[^\]]*\])/.exec(worker)?.[1] ?? '[]';
  const files = JSON.parse(kept) as string[];
  expect(files).toEqual(expect.arrayContaining(['/index.html', `/${chunkOf(entry).file}`]));
  expect(files.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  expect(files.filter((file) => file !== '/index.html' && !file.startsWith('/assets/'))).toEqual([]);
  expect(files).not.toContain(`/${chunkOf(signedIn).file}`);
});

test('the terms of use are a PDF', () => {
  expect(readFileSync(join(dist, 'terms-of-use.pdf')).subarray(0, 8).toString()).toBe('%PDF-1.7');
});
