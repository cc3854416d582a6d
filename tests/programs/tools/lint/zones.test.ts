import { dirname, relative } from 'node:path';
import { lintFiles } from './lintFiles';

/** Imports that must be refused: in each pair the first would import the second. */
const refused = [
  ['domain', 'actions'],
  ['domain', 'frontend/src/ui'],
  ['hasura/engine', 'domain'],
  ['frontend/src/ui', 'actions/runtime'],
  ['frontend/src/app', 'local/stack'],
  ['actions/payments', 'frontend/src/ui'],
  ['actions/payments', 'local/provider'],
  ['migrations', 'actions'],
  ['seeds', 'actions'],
  ['tools/migrate', 'local/stack'],
  ['tools/generate', 'local/identity'],
  ['local/provider', 'tests'],
  ['frontend/src/ui', 'frontend/src/session'],
  ['frontend/src/session', 'frontend/src/graphql'],
  ['frontend/src/graphql', 'frontend/src/shared'],
  ['frontend/src/shared', 'frontend/src/features/payments'],
  ['frontend/src/features/payments', 'frontend/src/app'],
  ['frontend/src/features/payments', 'frontend/src/features/beneficiaries'],
  ['frontend/src/features/beneficiaries', 'frontend/src/features/payments'],
  ['frontend/src/features/payments/list', 'frontend/src/features/payments/form'],
  ['frontend/src/features/payments/form', 'frontend/src/features/payments/view'],
  ['frontend/src/features/payments/view', 'frontend/src/features/payments/form'],
  ['frontend/src/features/payments/view', 'frontend/src/features/payments/list'],
  ['frontend/src/features/payments/templates', 'frontend/src/features/payments/form'],
  ['frontend/src/features/payments/recurring', 'frontend/src/features/payments/form'],
  ['frontend/src/features/payments/tracking', 'frontend/src/features/payments/view'],
  ['frontend/src/features/payments/form', 'frontend/src/app'],
  ['actions/runtime', 'actions/database'],
  ['actions/database', 'actions/provider'],
  ['actions/provider', 'actions/intents'],
  ['actions/intents', 'actions/mirrors'],
  ['actions/mirrors', 'actions/intents'],
  ['actions/mirrors', 'actions/payments'],
  ['actions/intents', 'actions/payments'],
  ['actions/payments', 'actions/beneficiaries'],
  ['actions/transfers', 'actions/payments'],
  ['actions/payments', 'actions/container.ts'],
  ['actions/payments', 'actions/areaLambda.ts'],
  ['actions/payments', 'actions/entries'],
  ['actions/database', 'actions/context.ts'],
  ['actions/payments', 'actions/sync'],
  ['actions/container.ts', 'actions/areaLambda.ts'],
  ['actions/areaLambda.ts', 'actions/schedules'],
  ['actions/sync', 'actions/webhooks'],
  ['actions/webhooks', 'actions/schedules'],
  ['hasura/engine/errors.ts', 'hasura/engine/metadata'],
  ['hasura/engine/kriti', 'hasura/engine/metadata'],
  ['hasura/engine/metadata', 'hasura/engine/catalog'],
  ['hasura/engine/catalog', 'hasura/engine/model'],
  ['hasura/engine/model', 'hasura/engine/schema'],
  ['hasura/engine/schema', 'hasura/engine/plan'],
  ['hasura/engine/plan', 'hasura/engine/sql'],
  ['hasura/engine/sql', 'hasura/engine/execute'],
  ['hasura/engine/execute', 'hasura/engine/transport'],
  ['hasura/engine/transport', 'hasura/engine/engine.ts'],
] as const;

/** Imports that go down. */
const allowed = [
  ['frontend/src/app', 'frontend/src/features/payments'],
  ['frontend/src/features/payments', 'frontend/src/shared'],
  ['frontend/src/features/payments/form', 'frontend/src/features/payments/templates'],
  ['frontend/src/features/payments/view', 'frontend/src/features/payments/tracking'],
  ['frontend/src/ui', 'domain'],
  ['actions/payments', 'actions/intents'],
  ['actions/payments', 'actions/defineAction.ts'],
  ['actions/entries', 'actions/payments'],
  ['actions/entries', 'actions/container.ts'],
  ['actions/schedules', 'actions/sync'],
  ['hasura/engine/transport', 'hasura/engine/execute'],
  ['local/stack', 'tools/postgres'],
] as const;

/** The ways to import from a module, each with its text. */
const ways = [
  ['its values', (source: string) => `export { value } from '${source}';\n`],
  ['all of it', (source: string) => `export * from '${source}';\n`],
  ['its types', (source: string) => `import type { Plain } from '${source}';\nexport type Plant = Plain;\n`],
  ['a type of it', (source: string) => `export type Plant = import('${source}').Plain;\n`],
  ['it, later', (source: string) => `export const plant = () => import('${source}');\n`],
] as const;

const isFile = (room: string) => room.endsWith('.ts');
const moduleOf = (room: string) => (isFile(room) ? room : `${room}/module.ts`);

/** A file of `from` that imports from `to`. */
function plant(from: string, to: string, name: string, write = (source: string) => `import '${source}';\n`) {
  const file = isFile(from) ? from : `${from}/${name}.ts`;
  const source = relative(dirname(file), moduleOf(to)).replace(/\.ts$/, '');
  return { file, text: write(source.startsWith('.') ? source : `./${source}`) };
}

const refusedPlants = refused.map(([from, to], index) => ({ from, to, ...plant(from, to, `refused${index}`) }));
const allowedPlants = allowed.map(([from, to], index) => ({ from, to, ...plant(from, to, `allowed${index}`) }));
const wayPlants = ways.map(([what, write], index) => ({ what, ...plant('domain', 'actions', `way${index}`, write) }));

describe('lint', () => {
  let rules: Map<string, string[]>;

  beforeAll(() => {
    const targets = [...refused, ...allowed].map(([, to]) => [moduleOf(to), 'export const value = 1;\n']);
    const plants = [...refusedPlants, ...allowedPlants, ...wayPlants].map(({ file, text }) => [file, text]);
    rules = lintFiles(Object.fromEntries([...targets, ...plants]) as Record<string, string>);
  }, 300_000);

  it.each(refusedPlants)('refuses an import of $from from $to', ({ file }) =>
    expect(rules.get(file)?.filter((rule) => rule === 'zones')).toHaveLength(1),
  );

  it.each(allowedPlants)('lets $from import $to', ({ file }) => expect(rules.get(file) ?? []).not.toContain('zones'));

  it.each(wayPlants)('refuses a file that imports $what', ({ file }) => expect(rules.get(file)).toContain('zones'));
});
