import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(__dirname, '../../../../frontend/src');

const read = (folder: string, name: string) => ({ name, text: readFileSync(join(folder, name), 'utf8') });
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('ui/'))
  .map((name) => read(source, name));
const tests = readdirSync(__dirname).map((name) => read(__dirname, name));

/** The lists of columns outside ui/: a constant or a function of the type `Column<Row>[]`. */
const lists = sources.flatMap(({ name: file, text }) =>
  [...text.matchAll(/^ *(export )?(?:const|function) (\w*columns\w*)[^;]*?: (?:readonly )?Column<\w+>\[\]/gim)].map(
    ([, exported, name = '']) => ({ file, isExported: Boolean(exported), name }),
  ),
);

/** What the tests of this folder import, as `file name`. */
const imported = tests.flatMap(({ text }) =>
  [...text.matchAll(/import \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => `${relative(source, resolve(__dirname, from))} ${name.trim().split(' as ')[0]}`),
  ),
);
const importedFiles = new Set(imported.map((text) => text.split(' ')[0]));

const pathOf = (file: string) => file.replace(/\.tsx?$/, '');

/** Components with columns of their own, which these tests cannot import: the layout of these lists is not tested. */
const untested = [
  'features/balances/view/BalanceChart.tsx',
  'features/conversions/view/LinkedPayments.tsx',
  'features/favourites/FavouritesPage.tsx',
  'features/notices/NoticeSettingsPage.tsx',
  'features/operations/RunsPanel.tsx',
  'features/organisations/day/DayPart.tsx',
  'features/organisations/permissions/ReportOverviewPage.tsx',
  'features/organisations/view/AccountsPart.tsx',
  'features/organisations/view/UsersPart.tsx',
  'features/organisations/webhooks/WebhooksPart.tsx',
  'features/payments/list/LiveResults.tsx',
  'features/profile/SignInsCard.tsx',
  'features/safeguarding/packs/PacksPart.tsx',
  'features/safeguarding/positions/SafeguardingChart.tsx',
  'features/safeguarding/positions/Totals.tsx',
  'features/safeguarding/reconciliation/ReconciliationPart.tsx',
  'features/safeguarding/transfers/ClientTransactionsPart.tsx',
  'features/search/SearchConversionsPage.tsx',
  'features/search/SearchPaymentsPage.tsx',
  'features/statements/exports/ExportList.tsx',
  'features/statements/exports/MonthlyStatements.tsx',
  'shared/rates/RateChart.tsx',
];

test('every list of columns that is exported is in a table of these tests', () => {
  const exported = lists.filter(({ isExported }) => isExported).map(({ file, name }) => `${pathOf(file)} ${name}`);
  expect(exported.filter((one) => !imported.includes(one))).toEqual([]);
});

test('no other component keeps its columns to itself: those of a new list are exported', () => {
  const inside = lists.filter(({ isExported, file }) => !isExported && !importedFiles.has(pathOf(file)));
  expect(inside.map(({ file }) => file).sort()).toEqual(untested);
});
