import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../frontend/src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|css)$/.test(name) && !name.includes('generated'),
);

const importsOf = (file: string) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, target = '']) => relative(source, resolve(source, dirname(file), target)),
  );

const forbiddenImports = (isForbidden: (target: string, file: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((target) => isForbidden(target, file))
      .map((target) => `${file} imports ${target}`),
  );

/** The folders of the source: each may import those before it, and `domain/`. */
const rooms = ['ui', 'session', 'graphql', 'shared', 'features', 'app'];

const roomOf = (path: string) => rooms.indexOf(path.split('/')[0] ?? '');
const areaOf = (path: string) => path.split('/')[1];

test('every file is in one of the rooms', () => {
  expect(files.filter((file) => roomOf(file) < 0 && file !== 'assets.d.ts')).toEqual([]);
});

test('a room imports only the rooms before it', () => {
  expect(forbiddenImports((target, file) => roomOf(target) > roomOf(file))).toEqual([]);
});

test('no area imports another', () => {
  expect(
    forbiddenImports(
      (target, file) =>
        file.startsWith('features/') && target.startsWith('features/') && areaOf(target) !== areaOf(file),
    ),
  ).toEqual([]);
});

test('colours are defined in the tokens only', () => {
  const coloured = files
    .filter((file) => file !== 'ui/theme/tokens.ts' && file !== 'ui/theme/theme.ts')
    .filter((file) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(join(source, file), 'utf8')));
  expect(coloured).toEqual([]);
});
