import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { refused, refusedEffects } from '../../support/effects';
import { as } from '../../support/portal';
import { control, graphql, stackDatabase } from '../../support/stack';

const source = accountId('aldgate-trading');
const destination = accountId('aldgate-payroll');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const chargesOf = (id: string) => database('charges').where({ transfer_id: id }).select('type', 'status', 'amount');

const cancelTransfer = 'mutation ($transferId: uuid!) { cancelTransfer(transferId: $transferId) { id status } }';

const call = (transferId: string) => ({
  username: 'superadmin',
  role: 'admin',
  query: cancelTransfer,
  variables: { transferId },
});
const cancel = (transferId: string) =>
  graphql<{ readonly cancelTransfer: { readonly status: string } }>(
    'superadmin',
    cancelTransfer,
    { transferId },
    {
      'x-hasura-role': 'admin',
    },
  );

const waiting = demoId('transfer open pending');
// Safeguarding transfers are cancelled under the same code by other tests.
const entries = () =>
  database('activity').where({ eventCode: 'A017', userId: 'superadmin' }).whereNot('details', 'like', '%SAFEGUARDING%');

test('at the provider and here, with its fee, in the log once', async () => {
  const fee = { id: randomUUID(), amount: '2.00', currency: 'GBP', type: 'balance_transfer_fee' } as const;
  await database('charges').insert({
    ...fee,
    status: 'pending',
    transfer_id: waiting,
    main_account_id: source,
    source_account_id: source,
    destination_account_id: destination,
    narrative: 'Payroll',
  });
  const answers = await Promise.all([cancel(waiting), cancel(waiting)]);
  expect(answers.map(({ data }) => data?.cancelTransfer.status)).toEqual(['cancelled', 'cancelled']);
  expect(await chargesOf(waiting)).toMatchObject([{ status: 'cancelled' }]);
  expect(await database('transfers').where({ id: waiting }).first('status')).toEqual({ status: 'cancelled' });
  const { tccTransferId } = (await database('transfers').where({ id: waiting }).first('tccTransferId'))!;
  const lines = database('tcc_transactions').where({ related_entity_id: tccTransferId }).pluck('status');
  expect(await lines).toEqual(['deleted', 'deleted']);
  expect(await entries()).toMatchObject([{ accountId: source, details: '6200.00 GBP: Payroll' }]);
});

test('one that is completed stays completed', async () => {
  const completed = demoId('transfer open completed');
  expect((await cancel(completed)).data?.cancelTransfer).toMatchObject({ status: 'completed' });
  expect(await entries()).toHaveLength(1);
});

test('is for administrators, and names one that there is not', async () => {
  expect((await as('treasurer', cancelTransfer, { transferId: waiting })).errors?.[0]?.message).toContain(
    'cancelTransfer',
  );
  const absent = await refusedEffects(database, call(randomUUID()));
  expect(absent).toEqual(refused('transfer_not_found', 'transferId'));
});

test('one that was not sent yet is refused', async () => {
  const id = randomUUID();
  const movement = { sourceAccountId: source, destinationAccountId: destination, amount: '1.00', currency: 'GBP' };
  await database('transfers').insert({
    id,
    ...movement,
    reason: 'Float',
    status: 'pending',
    createdById: 'treasurer',
    uniqueRequestId: id,
  });
  expect(await refusedEffects(database, call(id))).toEqual(refused('transfer_not_sent', 'transferId'));
  await database('transfers').where({ id }).update({ status: 'cancelled' });
});
test('one that the provider does not cancel goes on waiting', async () => {
  const id = randomUUID();
  const { tccTransferId, ...row } = (await database('transfers').where({ id: waiting }).first())!;
  expect(tccTransferId).not.toBeNull();
  await database('transfers').insert({ ...row, id, tccTransferId: id, uniqueRequestId: id, status: 'pending' });
  expect(await refusedEffects(database, call(id))).toMatchObject({ code: 'provider_rejected', rows: [], activity: [] });
  expect(await database('transfers').where({ id }).first('status')).toEqual({ status: 'pending' });
  await database('transfers').where({ id }).update({ status: 'cancelled' });
});
