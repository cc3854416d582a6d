import { buildSchema, Kind, parse, validate } from 'graphql';
import { administrativeQueries, type AdministrativeQuery } from '../../domain/access/administrativeQueries';
import { changeKinds } from '../../domain/changes/changeKinds';
import type { AllowedOperation } from './allowList';
import type { DeclaredAction } from './declaredActions';
import { namesElsewhere } from '../../domain/access/namesElsewhere';
import { rightsAtUse, type RightsAtUse } from '../../domain/access/rightsAtUse';
import { unwrittenValues } from '../../domain/access/unwrittenValues';
import { unwrittenColumns, type UnwrittenColumns } from '../../domain/access/unwrittenColumns';
import type { Viewer } from '../../frontend/src/app/routing/access';
import { entranceOf, type Entrance } from '../../frontend/src/app/routing/entrance';
import { routes, type AppRoute } from '../../frontend/src/app/routing/routes';

/** What the two transfers permissions allow; below, only those hold them who are said to. */
const noTransfers = { can_use_transfers: false, can_transfer_between_orgs: false };

/** Every feature is on. */
const flags = {
  balances: true,
  balance_funding_page: true,
  payments_wizard: true,
  conversion_wizard: true,
  beneficiaries_listing: true,
  designatedAccountType: true,
  ownershipStructureDiagram: true,
};

/** A user with a second factor who has selected an account, and holds no permission. */
const ordinary = {
  isAdmin: false,
  isOrgAdmin: false,
  isFavouriteAdmin: false,
  user: noTransfers,
  flags,
  account: {} as Viewer['account'],
  systemStatus: 'noErrors',
} satisfies Viewer;

/** The kinds of people that the guards and statuses distinguish, as the portal's session describes each. */
const people: Readonly<Record<string, Viewer>> = {
  'super admin': { ...ordinary, isAdmin: true },
  'organisation admin': { ...ordinary, isOrgAdmin: true },
  'favourites admin': { ...ordinary, isFavouriteAdmin: true },
  'transfers permission': { ...ordinary, user: { ...noTransfers, can_use_transfers: true } },
  'any other user': ordinary,
  'no account selected': { ...ordinary, account: undefined },
  'no seat': { ...ordinary, account: undefined, systemStatus: 'hasNoTCCAccess' },
  'no second factor': { ...ordinary, account: undefined, systemStatus: 'hasNoMFAAccess' },
};

/**
 * The text of `docs/access.md`: who opens each address, and which role may call each action and ask each query.
 * @param operations the portal's
 * @param schemas the SDL of each role's schema
 */
export function accessPage(
  actions: readonly DeclaredAction[],
  operations: readonly AllowedOperation[],
  schemas: ReadonlyMap<string, string>,
): string {
  const mayAsk = rolesThatMayAsk(operations, schemas);
  return [
    '# Who opens which address and calls which action',
    '',
    'Written by `npm run generate` from the route table, the declarations of actions and the table of rights, so that a change of access shows in review.',
    '',
    '## Addresses',
    '',
    'What each kind of user meets at each address. The portal only hides: the server decides about every row and action again.',
    '',
    ...table(['address', ...Object.keys(people)], routes.map(routeRow)),
    '',
    '## Actions',
    '',
    'What each mutation does, the roles that may call it, what an API key needs, how the activity log records it, when a second administrator allows',
    'it, and the test that reads the database afterwards. For every other role the action does not exist. The action then decides about the rows:',
    '`docs/security.md` says how, and the tests of `tests/actions` call each as those who may not. Of the mutations of section 7, only',
    '`update_users_by_pk` is none of these: it writes the account that the user works in, and the database records it (A003).',
    '',
    ...table(
      ['mutation', 'what it does', 'roles', 'key', 'activity', 'second administrator', 'test'],
      actions.filter(({ writes }) => writes).map(mutationRow),
    ),
    '',
    '## Actions that only read',
    '',
    ...table(['action', 'what it answers', 'roles', 'key'], actions.filter(({ writes }) => !writes).map(actionCells)),
    '',
    '## Queries of the administration',
    '',
    'Those of section 7 (`domain/access/administrativeQueries.ts`): the portal’s operations, the roles whose schema has what they ask, and the test that',
    'compares the answers with the database. Which rows a role reads, its permissions say. Queries change nothing.',
    '',
    ...table(
      ['what is asked', 'operations', 'roles', 'test'],
      administrativeQueries.map((query) => queryRow(query, mayAsk)),
    ),
    '',
    '## Rights at use',
    '',
    'What is kept now and counts later, and who must still hold what when it does (`domain/access/rightsAtUse.ts`, decision 092). The test of',
    'each row takes the right away in between.',
    '',
    ...table(['what is kept', 'who must hold what', 'otherwise', 'test'], rightsAtUse.map(useRow)),
    '',
    ...storedNames(),
  ].join('\n');
}

/** What is stored and nothing writes, and what is kept under another name. */
const storedNames = (): readonly string[] => [
  '## Columns without a writer',
  '',
  'What is stored and neither an action, nor a schedule, nor a function of the database writes, and why (`domain/access/unwrittenColumns.ts`).',
  '`tests/database/migrations/columnWriters.test.ts` finds a column that has neither a writer nor a reason.',
  '',
  ...table(['table', 'columns', 'why'], unwrittenColumns.map(unwrittenRow)),
  '',
  '## Values without a writer',
  '',
  'The values of statuses and other closed sets that nothing writes, and why (`domain/access/unwrittenValues.ts`). The same test finds a value',
  'that has neither a writer nor a reason.',
  '',
  ...table(
    ['column', 'values', 'why'],
    unwrittenValues.map(({ table: name, column, values, why }) => [
      `\`${name}.${column}\``,
      values.map((value) => `\`${value}\``).join(', '),
      why,
    ]),
  ),
  '',
  '## Names kept elsewhere',
  '',
  'What the specification names and no column holds under its name in plain (`domain/access/namesElsewhere.ts`).',
  '',
  ...table(
    ['name', 'where', 'why'],
    namesElsewhere.map(({ name, where, why }) => [name, where, why]),
  ),
  '',
];

const useRow = ({ kept, mustHold, otherwise, test }: RightsAtUse) => [kept, mustHold, otherwise, `\`${test.file}\``];

/** The description of an action's field, in one line. */
function descriptionOf({ sdl }: DeclaredAction): string {
  const [root] = parse(sdl).definitions;
  const field = root?.kind === Kind.OBJECT_TYPE_DEFINITION ? root.fields?.[0] : undefined;
  return (field?.description?.value ?? '').replaceAll(/\s+/g, ' ');
}

const actionCells = (action: DeclaredAction): string[] => [
  `\`${action.name}\``,
  descriptionOf(action),
  ['admin', ...action.roles].join(', '),
  action.scope ?? 'no key',
];

const mutationRow = (action: DeclaredAction): string[] => [
  ...actionCells(action),
  (action.activity ?? []).join(', ') || 'none',
  secondPersonOf(action.name),
  `\`tests/actions/${action.file}.test.ts\``,
];

/** When a second administrator allows a change of a kind. */
function secondPersonOf(name: string): string {
  if (!Object.hasOwn(changeKinds, name)) return 'no';
  const { governedBy } = changeKinds[name as keyof typeof changeKinds];
  if (governedBy === 'always') return 'always';
  return governedBy === 'switches' ? 'where a switch is on' : `where \`${governedBy}\` is on`;
}

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const queryRow = (
  { asked, operations, test }: AdministrativeQuery,
  mayAsk: (operation: string) => readonly string[],
) => [asked, quoted(operations), [...new Set(operations.flatMap(mayAsk))].join(', '), `\`tests/${test}\``];

/** The roles whose schema has all that an operation asks for. */
function rolesThatMayAsk(operations: readonly AllowedOperation[], schemas: ReadonlyMap<string, string>) {
  const built = [...schemas].map(([role, sdl]) => [role, buildSchema(sdl, { assumeValidSDL: true })] as const);
  return (name: string): readonly string[] => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`The portal has no operation ${name}.`);
    const document = parse(operation.query);
    return built.filter(([, schema]) => validate(schema, document).length === 0).map(([role]) => role);
  };
}

const unwrittenRow = ({ table: name, columns, why }: UnwrittenColumns) => [
  `\`${name}\``,
  columns.map((column) => `\`${column}\``).join(', '),
  why,
];

const routeRow = (route: AppRoute) => [
  `\`${route.path}\``,
  ...Object.values(people).map((person) => textOf(entranceOf(route, person))),
];

function textOf(entrance: Entrance): string {
  switch (entrance.kind) {
    case 'page':
      return 'opens';
    case 'redirect':
      return `to ${entrance.to}`;
    case 'status':
      return 'told why not';
    case 'notFound':
      return 'not found';
  }
}

/** Hasura gives its own role every action. */

/** A Markdown table whose columns are as wide as their widest cell, as Prettier writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((cell, index) => Math.max(cell.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}
