import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../frontend/src');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(tsx?|css)$/.test(name) && !name.includes('generated'),
);

const importsOf = (file: string) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) =>
    relative(source, resolve(source, dirname(file), target)),
  );

const crossings = (from: RegExp, isForbidden: (target: string, file: string) => boolean) =>
  files
    .filter((file) => from.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => isForbidden(target, file))
        .map((target) => `${file} imports ${target}`),
    );

const areaOf = (path: string) => path.split('/')[1];

test('no area imports another: what two need belongs in shared/', () => {
  expect(
    crossings(/^features\//, (target, file) => target.startsWith('features/') && areaOf(target) !== areaOf(file)),
  ).toEqual([]);
});

test('the design system knows neither areas nor the app nor the server', () => {
  expect(crossings(/^ui\//, (target) => /^(features|app|shared|graphql)\//.test(target))).toEqual([]);
});

test('areas and shared parts never reach for routes or the shell', () => {
  expect(crossings(/^(features|shared)\//, (target) => /^app\/(routes|shell|SignedIn|main)/.test(target))).toEqual([]);
});

test('colours stand in the tokens alone', () => {
  const coloured = files
    .filter((file) => file !== 'ui/theme/tokens.ts' && file !== 'ui/theme/theme.ts')
    .filter((file) => /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i.test(readFileSync(join(source, file), 'utf8')));
  expect(coloured).toEqual([]);
});
