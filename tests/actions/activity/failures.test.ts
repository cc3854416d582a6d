import type { Knex } from 'knex';
import { errorCatalogue } from '../../../domain/errors';
import { britishCompany, createBeneficiary } from '../../support/beneficiaries';
import { eventually } from '../../support/eventually';
import { newPayment, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(() => database.destroy());

const failuresOf = (subject: { paymentId: string } | { beneficiaryId: string }) =>
  database('activity').where(subject).where({ eventType: 'E' }).select('eventCode', 'userId', 'accountId', 'details');

const failed = (eventCode: string, details: string) => [
  { eventCode, userId: 'maker', accountId: tradingAccount, details },
];

/** What was approved is not what is owed any more, and no earlier attempt can still take effect: the next one refuses. */
async function refuseNextAttempt(entityId: string): Promise<void> {
  const unresolved_at = database.raw(`unresolved_at - interval '1 hour'`);
  const changes = { digest: 'another', unresolved_at, next_attempt_at: database.fn.now() };
  await database('provider_intents').where({ entity_id: entityId }).update(changes);
  await eventually(
    async () => {
      await runSchedule('send-intents');
      return database('provider_intents').where({ entity_id: entityId }).pluck('state');
    },
    (states) => states.every((state) => state === 'rejected'),
  );
}

const feesOf = (paymentId: string) => database('charges').where({ payment_id: paymentId }).pluck('status');
const offline = (path: string) => control('faults', { seed: 1, rules: [{ path, fault: 'offline', times: 1 }] });

test('a payment that fails at the provider is in its maker’s activity log once, with the reason', async () => {
  const paymentId = await newPayment({ reference: 'SIM-COMPLIANCE-FAIL' });
  await eventually(
    () => database('payments').where({ id: paymentId }).first(),
    (payment) => payment?.status === 'failed',
  );
  await runSchedule('sync-provider');
  expect(await failuresOf({ paymentId })).toEqual(failed('E003', 'Refused by the compliance review'));
  expect(await feesOf(paymentId)).toEqual(['cancelled']);
});

test('so is a payment that is refused before it is sent', async () => {
  await offline('/payments/create');
  const paymentId = await newPayment();
  await refuseNextAttempt(paymentId);
  expect(await failuresOf({ paymentId })).toEqual(failed('E003', errorCatalogue.content_changed));
  expect(await feesOf(paymentId)).toEqual(['cancelled']);
});

test('and a beneficiary that is refused, which can then not be paid', async () => {
  await offline('/beneficiaries/create');
  const { data } = await createBeneficiary(britishCompany());
  const beneficiaryId = data!.createBeneficiary.id;
  await refuseNextAttempt(beneficiaryId);
  expect(await failuresOf({ beneficiaryId })).toEqual(failed('E004', errorCatalogue.beneficiary_changed));
  expect(await database('beneficiaries').where({ id: beneficiaryId }).first('enabled')).toEqual({ enabled: false });
});
