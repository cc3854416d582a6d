import type { Knex } from 'knex';
import { createBeneficiary, germanPerson } from '../../support/beneficiaries';
import { eventually } from '../../support/eventually';
import {
  as,
  authorisePayment,
  createPayment,
  newPayment,
  refusalOf,
  smallPayment,
  updatePayment,
} from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

/** What takes the permission from a country, and what gives it back. */
type Kind = 'sanctioned' | 'not permitted' | 'restricted';

const notPermitted = { code: 'country_not_permitted', field: 'beneficiaryId' };

let database: Knex;
let beneficiaryId: string;

beforeAll(async () => {
  database = stackDatabase();
  const { data } = await createBeneficiary(germanPerson());
  beneficiaryId = data!.createBeneficiary.id;
});

afterEach(async () => {
  await control('faults', { seed: 1, rules: [] });
  await permit();
});

afterAll(async () => {
  await database.destroy();
});

async function forbid(kind: Kind, code = 'DE'): Promise<void> {
  const country = database('countries').where({ alpha2Code: code });
  if (kind === 'sanctioned') await country.update({ sanctionFlag: true });
  if (kind === 'not permitted') await country.update({ permittedJurisdiction: false });
  const row = { countryCode: code, countryName: 'Germany' };
  if (kind === 'restricted') await database('restricted_countries').insert(row);
}

async function permit(): Promise<void> {
  const country = database('countries').where({ alpha2Code: 'DE' });
  await country.update({ sanctionFlag: false, permittedJurisdiction: true });
  await database('restricted_countries').where({ countryCode: 'DE' }).delete();
}

const toGermany = (changes: Record<string, unknown> = {}) =>
  smallPayment({ beneficiaryId, currency: 'EUR', amount: '11.00', ...changes });

const rowOf = (id: string) =>
  database('payments').where({ id }).first<{ status: string; errorCode: string | null; tccPaymentId: string | null }>();

describe.each<Kind>(['sanctioned', 'not permitted', 'restricted'])('a country that became %s', (kind) => {
  test('takes no new beneficiary, no new payment and no change of one', async () => {
    const paymentId = await newPayment({ beneficiaryId, currency: 'EUR', amount: '6000.00' });
    await forbid(kind);
    expect(refusalOf(await createBeneficiary(germanPerson()))).toEqual({ ...notPermitted, field: 'country' });
    expect(refusalOf(await as('maker', createPayment, { payment: toGermany() }))).toEqual(notPermitted);
    const change = { paymentId, payment: toGermany({ amount: '6001.00' }) };
    expect(refusalOf(await as('maker', updatePayment, change))).toEqual(notPermitted);
    await permit();
    expect((await as('maker', updatePayment, change)).errors).toBeUndefined();
  });

  test('lets no waiting payment be approved', async () => {
    const paymentId = await newPayment({ beneficiaryId, currency: 'EUR', amount: '6000.00' });
    await forbid(kind);
    const approved = await as('approver', authorisePayment, { paymentId });
    expect(refusalOf(approved).code).toBe('country_not_permitted');
    expect(await rowOf(paymentId)).toMatchObject({ status: 'awaiting_authorisation', tccPaymentId: null });
    await permit();
    expect((await as('approver', authorisePayment, { paymentId })).errors).toBeUndefined();
  });

  test('lets no released payment be sent', async () => {
    await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
    const id = await newPayment({ beneficiaryId, currency: 'EUR', amount: '11.00' });
    expect((await rowOf(id))!.status).toBe('processing');
    await forbid(kind);
    await database('provider_intents').where({ entity_id: id }).update(anHourAgo());
    const sent = await eventually(
      async () => {
        await runSchedule('send-intents');
        return rowOf(id);
      },
      (row) => row!.status !== 'processing',
    );
    expect(sent).toMatchObject({ status: 'failed', errorCode: 'country_not_permitted', tccPaymentId: null });
  });
});

/** So long ago that no earlier attempt can still take effect: then a refusal fails the payment. */
const anHourAgo = () => ({
  unresolved_at: database.raw(`unresolved_at - interval '1 hour'`),
  next_attempt_at: database.fn.now(),
});

test('the country of the bank counts as that of the payee does', async () => {
  await database('restricted_countries').insert({ countryCode: 'AT', countryName: 'Austria' });
  try {
    const abroad = germanPerson({ country: 'AT' });
    expect(refusalOf(await createBeneficiary(abroad))).toEqual({ ...notPermitted, field: 'country' });
    const bank = germanPerson({ bankCountry: 'AT', iban: 'AT611904300234573201', bicSwift: 'GIBAATWWXXX' });
    expect(refusalOf(await createBeneficiary(bank))).toEqual({ ...notPermitted, field: 'bankCountry' });
  } finally {
    await database('restricted_countries').where({ countryCode: 'AT' }).delete();
  }
});
