import { randomUUID } from 'node:crypto';
import { endpoints } from '../../local/provider/http/endpoints';
import { codeOf } from './support/records';
import { startSimulator, type RunningSimulator } from './support/startSimulator';
import { clientContact } from './support/world';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator()));
afterAll(() => simulator.stop());

/** Where a contact may be named, by the provider's reference. */
const takesContact = new Set<string>([
  'GET /accounts/{id}',
  'GET /balances/find',
  'GET /balances/{currency}',
  'POST /beneficiaries/find',
  'GET /beneficiaries/{id}',
  'POST /beneficiaries/{id}',
  'POST /beneficiaries/create',
  'POST /beneficiaries/{id}/delete',
  'POST /beneficiaries/validate',
  'POST /conversions/create',
  'GET /conversions/find',
  'GET /conversions/{id}',
  'GET /funding_accounts/find',
  'GET /funding_transactions/{id}',
  'POST /demo/funding/create',
  'POST /payments/create',
  'POST /payments/validate',
  'GET /payments/find',
  'GET /payments/{id}',
  'POST /payments/{id}',
  'POST /payments/{id}/delete',
  'GET /payments/{id}/submission_info',
  'GET /payers/{id}',
  'GET /rates/find',
  'GET /rates/detailed',
  'POST /quotes/create',
  'GET /reference/beneficiary_required_details',
  'GET /reference/conversion_dates',
  'GET /transactions/find',
  'GET /transactions/{id}',
  'GET /transactions/sender/{id}',
  'GET /transfers/find',
  'GET /transfers/{id}',
]);

const sessionEndpoints = endpoints.filter(({ access }) => access === 'session');
const named = sessionEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const pathOf = (path: string) => path.replace('{currency}', 'GBP').replace(/\{\w+\}/g, () => randomUUID());

it.each(named)('%s refuses a parameter that it does not know', async (_, { method, path }) => {
  const reply = await simulator.call(method, pathOf(path), { favourite_colour: 'red' });
  expect([reply.status, reply.body.error_code]).toEqual([400, 'invalid_extra_parameters']);
  expect(reply.body.error_messages.base[0].params.parameters).toBe('favourite_colour');
});

it.each(named)('%s takes a contact only where the provider does', async (name, { method, path }) => {
  const { body } = await simulator.call(method, pathOf(path), { on_behalf_of: clientContact });
  expect(body.error_code !== 'invalid_extra_parameters').toBe(takesContact.has(name));
});

it('knows every endpoint that takes a contact', () => {
  const known = new Set<string>(named.map(([name]) => name));
  expect([...takesContact].filter((name) => !known.has(name))).toEqual([]);
});

const withIds = named.filter(([, { path }]) => path.includes('id}'));

it.each(withIds)('%s takes an id of the right form only', async (_, { method, path }) => {
  const reply = await simulator.call(method, path.replace(/\{\w+\}/g, 'nonsense'), requiredBy(path));
  expect([reply.status, codeOf(reply)]).toEqual([400, expect.stringMatching(/_is_not_valid_uuid$/)]);
});

function requiredBy(path: string): Record<string, string> {
  if (path.includes('date_change')) return { new_settlement_date: '2026-07-20' };
  if (path.includes('/split') && !path.includes('history')) return { amount: '10' };
  if (path.includes('retry')) return { notification_type: 'payment_released_notification' };
  return path.includes('screening') ? { accepted: 'true', reason: 'accepted' } : {};
}
