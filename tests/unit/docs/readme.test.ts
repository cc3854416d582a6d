import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { routes } from '../../../frontend/src/app/routing/routes';

const root = resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Addresses that are not called after their area. */
const areaOfSegment: Readonly<Record<string, string>> = {
  'switch-accounts': 'accounts',
  'switch-accounts2': 'accounts',
  'open-positions': 'balances',
  transaction: 'transactions',
  'activity-logs': 'activity',
  'activity-logs-2': 'activity',
  'account-submissions': 'submissions',
  'pending-changes': 'changes',
  currencies: 'settings',
};

/** The area that an address belongs to: its first part, or the part below `/account` and `/admin`. */
function areaOf(path: string): string {
  const [first = '', second] = path.split('/').filter(Boolean);
  const segment = (first === 'account' || first === 'admin') && second ? second : first;
  return areaOfSegment[segment] ?? segment;
}

/** The area of each address of the route table. */
const addresses = routes.map(({ path }) => areaOf(path));

interface ActionsFile {
  readonly actions: readonly { readonly name: string; readonly definition: { readonly handler: string } }[];
}

const actions = (parse(read('hasura/metadata/actions.yaml')) as ActionsFile).actions.map(
  ({ definition }) => definition.handler.split('/').at(-1) ?? '',
);

function stateOf(area: string, screens: number): string {
  if (screens > 0 || area === 'session') return 'works';
  return existsSync(join(root, 'actions', area)) ? 'prepared' : 'planned';
}

const rows = [...read('README.md').matchAll(/^\| (\w+) +\| (works|prepared|planned) +\| (\d+ of \d+) +\|/gm)].map(
  ([, area, state, screens]) => ({ area, state, screens }),
);

it('the table of what works says what exists', () => {
  const areas = new Set([...addresses, ...actions]);
  const existing = [...areas].map((area) => {
    const screens = addresses.filter((each) => each === area).length;
    return { area, state: stateOf(area, screens), screens: `${screens} of ${screens}` };
  });
  const byArea = (a: { area?: string }, b: { area?: string }) => String(a.area).localeCompare(String(b.area));
  expect([...rows].sort(byArea)).toEqual(existing.sort(byArea));
});

it('every file that the documents link to exists', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/architecture.md',
    'docs/operations.md',
    'docs/security.md',
  ];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(resolve(root, document, '..', link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('names in code font that look like files of the repository exist', () => {
  const folders = 'frontend|domain|hasura|actions|migrations|seeds|local|tools|tests|docs';
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md', 'docs/security.md'];
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g'))]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

it('docker compose and the engine name the same Hasura', () => {
  const [, engine] = /hasuraVersion = '(v[\d.]+)'/.exec(read('hasura/engine/transport/http.ts')) ?? [];
  const [, compose] = /hasura\/graphql-engine:(v[\d.]+)/.exec(read('docker-compose.yml')) ?? [];
  expect(engine).toMatch(/^v2\./);
  expect(compose).toBe(engine);
});

it('the decisions are numbered without gaps, each with a status and a date', () => {
  const files = readdirSync(join(root, 'docs/decisions'))
    .filter((file) => file !== 'README.md')
    .sort();
  expect(files.map((file) => Number(file.slice(0, 3)))).toEqual(files.map((_, index) => index + 1));
  for (const file of files) {
    const [title, , status] = read(`docs/decisions/${file}`).split('\n');
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 3)} `));
    expect(status).toMatch(/^Status: (accepted|superseded by \d{3}) · \d{4}-\d{2}-\d{2}$/);
  }
});
