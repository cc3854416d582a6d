import { randomUUID } from 'node:crypto';
import { runAction } from '../../actions/areaLambda';
import { actions as beneficiaryActions } from '../../actions/entries/beneficiaries';
import { callsPerMinute } from '../../actions/provider/callBudget';
import type { Context } from '../../actions/context';
import { createProviderGateway } from '../../actions/provider/gateway';
import { createMetrics } from '../../actions/runtime/metrics';
import type { Log } from '../../actions/runtime/log';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { releaseTransfer } from '../../actions/intents/releaseTransfer';
import { createPortal, sealKey, type Portal } from '../database/actions/provider/portal';
import { sized } from '../support/sized';

/** One organisation floods the provider with look-ups; nine others work as people do. All in the same minute. */
const floodCalls = sized(400, 1000);
const honestTenants = 9;
const honestCalls = 10;
/** The people of the organisation that floods. */
const flooders = 5;
const callsAtOnce = 50;
const paymentsEach = 3;

const secret = 'a-secret-of-sixteen';
const now = new Date('2026-11-21T10:00:00Z');
const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let portal: Portal;
let context: Context;
/** What the provider answered in this minute. */
let answers: number[];

beforeAll(async () => {
  portal = await createPortal();
  await portal.storeHouse('house');
});
beforeEach(async () => {
  answers = [];
  await portal.database('provider_calls').delete();
  context = contextOf();
});
afterAll(() => portal.drop());

/** A provider with its limit of calls, which knows every bank and takes every transfer. */
function provider(url: string, { body }: RequestInit): Promise<Response> {
  const asked = Object.fromEntries(new URLSearchParams(String(body)));
  if (url.endsWith('/authenticate/api')) return Promise.resolve(Response.json({ auth_token: 't' }));
  const status = answers.length < callsPerMinute ? 200 : 429;
  answers.push(status);
  const bank = { ...asked, bank_name: 'Bank', bank_country_ISO: 'GB', currency: 'GBP' };
  const dates = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const transfer = { ...asked, ...dates, id: randomUUID(), short_reference: 'BT-1', status: 'pending' };
  return Promise.resolve(Response.json(url.includes('bank_details') ? bank : transfer, { status }));
}

function contextOf(): Context {
  const { database } = portal;
  const metrics = createMetrics(undefined, 'test');
  const gateway = createProviderGateway({
    baseUrl: `http://${randomUUID()}`,
    timeoutMs: 1000,
    sealKey,
    database,
    metrics,
    log: silent,
    fetch: provider as unknown as typeof fetch,
    waiting: { now: () => now.getTime(), random: () => 1, sleep: () => Promise.reject(new Error('nobody waits')) },
  });
  const parts = { environment: { ACTIONS_SECRET: secret }, clock: { now: () => now }, newId: randomUUID };
  return { ...parts, random: () => 1, log: silent, database, metrics, provider: gateway } as unknown as Context;
}

interface Tenant {
  readonly userId: string;
  readonly accountId: string;
}

async function newTenant(): Promise<Tenant> {
  const accountId = await portal.addOrganisation({ usesHouse: true });
  await portal.database('accounts').where({ id: accountId }).update({ tccAccountId: randomUUID(), is_approved: true });
  return addUser(accountId);
}

async function addUser(accountId: string): Promise<Tenant> {
  const { database } = portal;
  const userId = randomUUID();
  const account = (await database('accounts').where({ id: accountId }).first('org_id'))!;
  const [role] = await database('roles').insert({ name: userId, org_id: account.org_id }).returning('id');
  await database('users').insert({ id: userId });
  const seat = { user_id: userId, account_id: accountId, role_id: role!.id, tcc_contact_id: randomUUID() };
  await database('CurrencyCloudContacts').insert(seat);
  return { userId, accountId };
}

/** Looks up a bank as the tenant; gives the refusal's code and message, or undefined for an answer. */
async function lookUp({ userId, accountId }: Tenant, identifierValue: string) {
  const request = {
    action: { name: 'bankDetails' },
    input: { identifierType: 'iban', identifierValue },
    session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': userId },
  };
  const headers = { 'x-corridor-actions-secret': secret, 'x-account-id': accountId };
  const answer = await runAction(beneficiaryActions, { headers, body: JSON.stringify(request) }, context);
  if (answer.statusCode === 200) return undefined;
  const { message, extensions } = JSON.parse(answer.body) as { message: string; extensions: { code: string } };
  return { message, code: extensions.code };
}

/** Runs the work in batches, in order, so many at once. */
async function inBatches<Result>(work: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < work.length; start += callsAtOnce) {
    results.push(...(await Promise.all(work.slice(start, start + callsAtOnce).map((one) => one()))));
  }
  return results;
}

async function owePayment({ userId, accountId }: Tenant, destinationAccountId: string): Promise<void> {
  const { database } = portal;
  const [id, key] = [randomUUID(), randomUUID()];
  const row = { id, sourceAccountId: accountId, destinationAccountId, uniqueRequestId: key, createdById: userId };
  await database('transfers').insert({ ...row, amount: '1', currency: 'GBP', reason: 'Rent' });
  const movement = { table: 'transfers', id, sourceAccountId: accountId, key } as const;
  await database.transaction((transaction) => releaseTransfer(transaction, context, movement));
}

/** The flood first and between all others' calls, as if every alias of one request was answered before anybody else's. */
async function flood(flooding: readonly Tenant[], honest: readonly Tenant[]) {
  const refusals = { flood: [] as { code: string; message: string }[], honest: 0 };
  const floodTimes = (count: number) =>
    Array.from({ length: count }, (_, at) => async () => {
      const refusal = await lookUp(flooding[at % flooders]!, randomUUID());
      if (refusal) refusals.flood.push(refusal);
    });
  const honestWork = Array.from({ length: honestTenants * honestCalls }, (_, at) => async () => {
    if (await lookUp(honest[at % honestTenants]!, randomUUID())) refusals.honest += 1;
  });
  await inBatches(floodTimes(floodCalls / 2));
  await inBatches([...floodTimes(floodCalls / 2), ...honestWork]);
  return refusals;
}

test('beside a tenant that floods, nine others keep their calls and all payments are sent', async () => {
  const { accountId } = await newTenant();
  const flooding = await Promise.all(Array.from({ length: flooders }, () => addUser(accountId)));
  const honest = await Promise.all(Array.from({ length: honestTenants }, newTenant));
  const refusals = await flood(flooding, honest);
  const payments = honest.flatMap((tenant) => Array.from({ length: paymentsEach }, () => tenant));
  for (const tenant of payments) await owePayment(tenant, accountId);
  const { effect, unknown } = await sendIntents(context);

  const asked = honestTenants * honestCalls;
  process.stderr.write(
    `  others kept ${asked - refusals.honest} of ${asked} calls and ${effect} of ${payments.length} payments; ` +
      `the flood ${floodCalls - refusals.flood.length} of ${floodCalls}; the provider had ${answers.length} calls\n`,
  );
  expect((asked - refusals.honest) / asked).toBeGreaterThanOrEqual(0.95);
  expect([effect, unknown]).toEqual([payments.length, 0]);
  expect(answers.every((status) => status === 200)).toBe(true);
  expect(new Set(refusals.flood.map(({ code }) => code))).toEqual(new Set(['too_many_requests']));
  expect(refusals.flood[0]!.message).toBe('Too many requests. Try again in 60 s.');
});

test('the same question, asked again and again, costs the provider one call and the user no budget', async () => {
  const tenant = await newTenant();
  const refusals = await inBatches(
    Array.from({ length: floodCalls }, () => () => lookUp(tenant, 'GB33BUKB20201555555555')),
  );
  expect(refusals.filter(Boolean)).toEqual([]);
  expect(answers).toEqual([200]);
});
