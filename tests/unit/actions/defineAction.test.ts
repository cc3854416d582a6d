import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { changeKinds } from '../../../domain/changes/changeKinds';
import { declaredActions, type DeclaredAction } from '../../../tools/generate/declaredActions';
import { root } from '../../support/execute';

let actions: readonly DeclaredAction[];
let mutations: readonly DeclaredAction[];

beforeAll(async () => {
  actions = (await declaredActions()).actions;
  mutations = actions.filter(({ sdl }) => /type Mutation\b/.test(sdl));
});

const testOf = ({ file }: DeclaredAction) => join(root, 'tests/actions', `${file}.test.ts`);

/** The files that a file imports for their values, with those that they import, inside `actions/` or `tests/`. */
function reached(file: string, depth: number, seen = new Set<string>()): ReadonlySet<string> {
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*? from '(\.[^']*)';/gm);
  for (const [, path = ''] of imports) {
    const next = `${resolve(dirname(file), path)}.ts`;
    if (depth > 0 && !seen.has(next) && existsSync(next)) reached(next, depth - 1, seen);
  }
  return seen;
}

const withoutDeclaration = (path: string) => readFileSync(path, 'utf8').replaceAll(/^ {2}activity: \[[^\]]*\]/gm, '');

test('every action has a test file at the path of its source', () => {
  expect(actions.length).toBeGreaterThan(190);
  expect(actions.filter((action) => !existsSync(testOf(action))).map(({ file }) => file)).toEqual([]);
});

test('each mutation, and no query, says what it writes and how that is recorded', () => {
  expect(actions.filter(({ writes }) => writes)).toEqual(mutations);
  expect(actions.filter(({ activity }) => activity)).toEqual(mutations);
});

test('each code that an action declares is written by its file, or by one that it imports', () => {
  const missing = mutations.flatMap(({ file, name, activity = [] }) => {
    const texts = [...reached(join(root, 'actions', `${file}.ts`), 20)].map(withoutDeclaration);
    return activity.filter((code) => !texts.some((text) => text.includes(`'${code}'`))).map((code) => [name, code]);
  });
  expect(missing).toEqual([]);
});

test('a change that can wait for a second administrator is recorded as its kind says', () => {
  const kinds = new Map<string, { readonly eventCode: string }>(Object.entries(changeKinds));
  const governed = mutations.filter(({ name }) => kinds.has(name));
  expect(governed.map(({ name }) => name).sort()).toEqual([...kinds.keys()].sort());
  for (const { name, activity } of governed) {
    expect([name, activity]).toEqual([name, [kinds.get(name)?.eventCode]]);
  }
});

test('the test of each mutation reads the database afterwards', () => {
  const blind = mutations.filter((action) => {
    const texts = [...reached(testOf(action), 1)].map((path) => readFileSync(path, 'utf8'));
    return !/\b(database|owner)\(\s*['"]/.test(texts.join('\n'));
  });
  expect(blind.map(({ name }) => name)).toEqual([]);
});

test('a key reaches no administration, and no mutation by reading but files of what its user may read', () => {
  expect(actions.filter(({ roles, scope }) => scope && !roles.includes('user'))).toEqual([]);
  const files = ['cancelExport', 'createStatementExport'];
  expect(mutations.filter(({ scope }) => scope === 'read').map(({ name }) => name)).toEqual(files);
});
