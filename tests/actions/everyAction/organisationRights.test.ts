import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { director, endDelegations, inDays } from '../../support/delegations';
import { refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';
import { aldgate } from '../../support/users';
import { calls, trading, type Rows } from './callsOfAdministrators';
import { declaredActions } from './declaredActions';

const actions = declaredActions('org_admin');

let database: Knex;
let rows: Rows;

beforeAll(async () => {
  database = stackDatabase();
  const endpoint = await idIn('webhook_endpoints', { org_id: aldgate });
  const message = await database('outgoing_webhook_deliveries').where({ endpoint_id: endpoint }).first('message_id');
  rows = {
    endpoint,
    message: message!.message_id,
    seat: await idIn('CurrencyCloudContacts', { account_id: trading, user_id: 'maker' }),
    group: await idIn('groups', { org_id: aldgate }),
    address: await idIn('favourites_addresses', { orgId: aldgate }),
    entity: await idIn('favourites_entities', { orgId: aldgate }),
    person: await idIn('favourites_persons', { orgId: aldgate }),
    submission: await idIn('new_account_submissions', { organisation_id: aldgate }),
    change: await idIn('pending_changes', { org_id: aldgate }),
    delegation: await delegationOfDirector(),
  };
});
afterAll(async () => {
  await endDelegations(database);
  await database.destroy();
});

async function delegationOfDirector(): Promise<string> {
  const people = { from_user_id: 'approver2', to_user_id: 'approver' };
  const period = { starts_at: inDays(40), ends_at: inDays(41) };
  const [row] = await database('authorisation_delegations')
    .insert({ role_id: director, ...people, ...period })
    .returning('id');
  return row!.id;
}

async function idIn(table: string, where: Record<string, string>): Promise<string> {
  const row = await database(table).where(where).first<{ id: string } | undefined>('id');
  if (!row) throw new Error(`The demo has no row of ${table}.`);
  return row.id;
}

/** How much these people ever wrote. */
const writtenBy = (usernames: readonly string[]) =>
  database('audit_logged_actions').whereIn('user_id', usernames).count<{ count: string }[]>();

test('every action of organisation admins has its line here', () => {
  expect(Object.keys(calls).sort()).toEqual(actions.map(({ name }) => name).sort());
});

test.each(Object.keys(calls))(
  '%s of Aldgate is refused to who lacks the right, and nothing is written',
  async (action) => {
    const { refused, variables } = calls[action]!;
    const document = actions.find(({ name }) => name === action)?.document ?? '';
    const before = await writtenBy(refused);
    const ask = async (username: string) => {
      const answer = await graphql(username, document, variables(rows), { 'x-hasura-role': 'org_admin' });
      return { username, code: refusalOf(answer).code };
    };
    const answers = await Promise.all(refused.map(ask));
    const code = expect.stringMatching(/_not_found$|^super_admins_only$|^user_of_other_organisations$/);
    expect(answers).toEqual(refused.map((username) => ({ username, code })));
    expect(await writtenBy(refused)).toEqual(before);
  },
);

/** The same call about what there is not. */
const ofNothing = (variables: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(variables)
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, () => randomUUID())
      .replace(/"maker"/g, '"nobody"'),
  ) as Record<string, unknown>;

test.each(Object.keys(calls))(
  '%s answers who lacks the right alike, whether there is such a record or not',
  async (action) => {
    const { refused, variables } = calls[action]!;
    const document = actions.find(({ name }) => name === action)?.document ?? '';
    const ask = async (username: string, asked: Record<string, unknown>) => {
      const { code, field } = refusalOf(await graphql(username, document, asked, { 'x-hasura-role': 'org_admin' }));
      return { username, code, field };
    };
    for (const username of refused) {
      expect(await ask(username, ofNothing(variables(rows)))).toEqual(await ask(username, variables(rows)));
    }
  },
);
