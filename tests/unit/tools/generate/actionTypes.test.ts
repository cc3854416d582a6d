import { actionTypes } from '../../../../tools/generate/actionTypes';
import type { ActionMetadata, Metadata } from '../../../../hasura/engine/metadata/types';

const action = (name: string, output_type = 'Done!'): ActionMetadata => ({
  name,
  definition: {
    handler: '{{ACTIONS_URL}}/actions/ledgers',
    output_type,
    arguments: [
      { name: 'ids', type: '[uuid!]!' },
      { name: 'reason', type: 'Reason' },
      { name: 'at', type: 'timestamptz', description: 'When it\n  was done.' },
    ],
  },
  permissions: [{ role: 'org_admin' }],
});

const metadata = (...actions: ActionMetadata[]): Metadata => ({
  version: 3,
  sources: [
    {
      name: 'default',
      tables: [
        {
          table: 'ledgers',
          select_permissions: [
            { role: 'org_admin', permission: { columns: '*', filter: { tenant: { _eq: 'X-Hasura-Tenant' } } } },
            { role: 'user', permission: { columns: '*', filter: { owner: 'X-Hasura-User-Id' } } },
          ],
        },
      ],
    },
  ],
  actions,
  custom_types: {
    enums: [{ name: 'Reason', values: [{ value: 'EMPTY' }, { value: 'MERGED' }] }],
    objects: [
      {
        name: 'Done',
        fields: [
          { name: 'balances', type: '[numeric]!' },
          { name: 'raw', type: 'jsonb' },
        ],
      },
    ],
    scalars: [{ name: 'jsonb' }],
  },
});

const lineWith = (text: string, part: string): string | undefined =>
  text.split('\n').find((line) => line.includes(part));

test('lists, optional arguments and enums are spelled as JSON carries them', () => {
  const text = actionTypes(metadata(action('closeLedgers', '[Done!]')));
  expect(text).toContain(`export interface CloseLedgersInput {
  readonly ids: readonly string[];
  readonly reason?: Reason | null;
  /** When it was done. */
  readonly at?: string | null;
}`);
  expect(text).toContain(`export type Reason = 'EMPTY' | 'MERGED';`);
  expect(text).toContain('export type CloseLedgersOutput = readonly Done[] | null;');
  expect(lineWith(text, 'balances')).toBe('  readonly balances: readonly (string | null)[];');
});

test('a session has what the permissions of its role read, and no more', () => {
  const text = actionTypes(metadata(action('closeLedgers')));
  expect(text).toContain(`export interface OrgAdminSession {
  readonly 'x-hasura-role': 'org_admin';
  readonly 'x-hasura-tenant': string;
}`);
  expect(text).toContain('export type CloseLedgersSession = AdminSession | OrgAdminSession;');
  expect(text).not.toContain('UserSession {');
});

test('two types of one name are refused', () => {
  const twice = metadata(action('done'));
  const types = { ...twice.custom_types, objects: [{ name: 'DoneOutput', fields: [{ name: 'id', type: 'Int!' }] }] };
  expect(() => actionTypes({ ...twice, custom_types: types })).toThrow('two of the name DoneOutput');
});
