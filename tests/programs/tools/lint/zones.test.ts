import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

interface Plant {
  readonly filePath: string;
  readonly text: string;
}

interface Finding {
  readonly ruleId: string;
  readonly message: string;
}

/** Lints each text as if it stood in its file. */
function lint(plants: readonly Plant[]): Finding[][] {
  const run = spawnSync(process.execPath, [join(__dirname, 'lintTexts.mjs')], {
    cwd: root,
    input: JSON.stringify(plants),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Finding[][];
}

/** A file of the room to import from: the room itself where it is a file, else its first module. */
function moduleOf(room: string): string {
  const path = join(root, room);
  if (statSync(path).isFile()) return path;
  const [first] = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name))
    .sort();
  return join(path, first ?? '');
}

/** A file of `from` that imports one of `to`. */
function plant(from: string, to: string): Plant {
  const isFile = /\.ts$/.test(from);
  const filePath = join(root, isFile ? from : join(from, 'planted.ts'));
  const target = relative(dirname(filePath), moduleOf(to)).replace(/\.tsx?$/, '');
  return { filePath, text: `import '${target.startsWith('.') ? target : `./${target}`}';\n` };
}

/** Imports that must be refused: in each pair the first would import the second. */
const forbidden = [
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
  ['local/provider', 'tests'],
  ['frontend/src/ui', 'frontend/src/session'],
  ['frontend/src/session', 'frontend/src/graphql'],
  ['frontend/src/graphql', 'frontend/src/shared'],
  ['frontend/src/shared', 'frontend/src/features/payments'],
  ['frontend/src/features/payments', 'frontend/src/app'],
  ['frontend/src/features/payments', 'frontend/src/features/beneficiaries'],
  ['frontend/src/features/beneficiaries', 'frontend/src/features/payments'],
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

/** Imports that go down, or that an entry point may make. */
const allowed = [
  ['frontend/src/app', 'frontend/src/features/payments'],
  ['frontend/src/features/payments', 'frontend/src/shared'],
  ['frontend/src/ui', 'domain'],
  ['actions/payments', 'actions/intents'],
  ['actions/payments/lambda.ts', 'actions/areaLambda.ts'],
  ['actions/activity/activityLogLambda.ts', 'actions/container.ts'],
  ['actions/schedules', 'actions/sync'],
  ['hasura/engine/transport', 'hasura/engine/execute'],
  ['tools/migrate', 'local/postgres'],
] as const;

const zoneFindings = (findings: readonly Finding[] | undefined) =>
  (findings ?? []).filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths');

describe('lint', () => {
  let refused: Finding[][];
  let passed: Finding[][];

  beforeAll(() => {
    const results = lint([...forbidden, ...allowed].map(([from, to]) => plant(from, to)));
    refused = results.slice(0, forbidden.length);
    passed = results.slice(forbidden.length);
  }, 300_000);

  it.each(forbidden.map(([from, to], index) => [from, to, index] as const))(
    'refuses an import of %s from %s',
    (_from, _to, index) => {
      expect(zoneFindings(refused[index])).toHaveLength(1);
    },
  );

  it.each(allowed.map(([from, to], index) => [from, to, index] as const))('lets %s import %s', (_from, _to, index) => {
    expect(zoneFindings(passed[index])).toEqual([]);
  });
});

it.each([
  ['domain/planted.ts', "import 'node:fs';\n"],
  ['frontend/src/features/payments/planted.tsx', "import '@mantine/core';\n"],
])(
  '%s may not say %s',
  (file, text) => {
    const [findings] = lint([{ filePath: join(root, file), text }]);
    expect(findings?.map(({ ruleId }) => ruleId)).toContain('no-restricted-imports');
  },
  180_000,
);

it('lets the design system import Mantine', () => {
  const [findings] = lint([{ filePath: join(root, 'frontend/src/ui/planted.tsx'), text: "import '@mantine/core';\n" }]);
  expect(findings).toEqual([]);
}, 300_000);
