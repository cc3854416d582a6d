import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { asHistory } from '../../../seeds/demo/asHistory';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { as, providerBooks, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

const paymentDates = `query ($currency: String!, $startDate: String) {
  getValidPaymentDates(currency: $currency, startDate: $startDate) {
    firstPaymentDate invalidPaymentDates { date reason }
  }
}`;
const deliveryDate = `query ($paymentDate: String!, $paymentType: String!) {
  getPaymentDeliveryDate(bankCountry: "GB", currency: "GBP", paymentDate: $paymentDate, paymentType: $paymentType) {
    paymentDate paymentDeliveryDate paymentCutoffTime
  }
}`;
const conversionDates = `query ($conversionPair: String!) {
  getValidConversionDates(conversionPair: $conversionPair) {
    firstConversionDate firstConversionCutoffTime nextDayConversionDate defaultConversionDate
    optimizeLiquidityConversionDate invalidConversionDates { date reason } offlineConversionDates
  }
}`;
const bankDetails = `query ($identifierType: String!, $identifierValue: String!) {
  bankDetails(identifierType: $identifierType, identifierValue: $identifierValue) {
    identifierValue bicSwift bankName bankCountry
  }
}`;

interface Dates {
  readonly firstPaymentDate: string;
  readonly invalidPaymentDates: readonly { readonly date: string; readonly reason: string }[];
}

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

describe('days', () => {
  test('on which a currency can be paid: weekends are not among them', async () => {
    const variables = { currency: 'GBP', startDate: '2027-03-01' };
    const answer = await as<{ getValidPaymentDates: Dates }>('maker', paymentDates, variables);
    const { firstPaymentDate, invalidPaymentDates } = answer.data!.getValidPaymentDates;
    expect(firstPaymentDate).toBe('2027-03-01');
    const days = invalidPaymentDates.map(({ date }) => date);
    expect(days).toEqual([...days].sort());
    expect(days).toEqual(expect.arrayContaining(['2027-03-06', '2027-03-07', '2027-03-26', '2027-03-29']));
  });

  test('when a payment arrives, and that a Sunday is no day to pay', async () => {
    const ask = (paymentDate: string) => as('maker', deliveryDate, { paymentDate, paymentType: 'regular' });
    expect((await ask('2027-03-02')).data).toMatchObject({
      getPaymentDeliveryDate: {
        paymentDate: '2027-03-02',
        paymentDeliveryDate: expect.stringMatching(/^2027-03-02T/) as string,
      },
    });
    expect(refusalOf(await ask('2027-03-07'))).toEqual({ code: 'provider_rejected', field: 'paymentDate' });
  });

  test('on which a pair can be converted', async () => {
    const answer = await as<{ getValidConversionDates: Record<string, string> }>('maker', conversionDates, {
      conversionPair: 'GBPUSD',
    });
    const dates = answer.data!.getValidConversionDates;
    const { firstConversionDate = '', defaultConversionDate = '', nextDayConversionDate = '' } = dates;
    expect([firstConversionDate, nextDayConversionDate, defaultConversionDate].some(isWeekend)).toBe(false);
    expect(firstConversionDate <= defaultConversionDate).toBe(true);
  });
});

describe('banks', () => {
  test('are found by IBAN', async () => {
    const variables = { identifierType: 'iban', identifierValue: 'GB33BUKB20201555555555' };
    const { data } = await as('maker', bankDetails, variables);
    expect(data).toMatchObject({ bankDetails: { identifierValue: variables.identifierValue, bankCountry: 'GB' } });
  });

  test('are not found by a wrong one', async () => {
    const variables = { identifierType: 'iban', identifierValue: 'GB34BUKB20201555555555' };
    const refusal = refusalOf(await as('maker', bankDetails, variables));
    expect(refusal).toEqual({ code: 'provider_rejected', field: 'identifierValue' });
  });
});

test.each<[what: string, document: string, variables: Record<string, unknown>, field: string]>([
  ['a currency that is not known', paymentDates, { currency: 'XXX' }, 'currency'],
  ['a day that does not exist', paymentDates, { currency: 'GBP', startDate: '2027-02-30' }, 'startDate'],
  ['no day to pay on', deliveryDate, { paymentDate: '', paymentType: 'regular' }, 'paymentDate'],
  ['an odd payment type', deliveryDate, { paymentDate: '2027-03-02', paymentType: 'fast' }, 'paymentType'],
  ['a pair of one currency', conversionDates, { conversionPair: 'GBPGBP' }, 'conversionPair'],
  ['an odd identifier', bankDetails, { identifierType: 'name', identifierValue: 'x' }, 'identifierType'],
])('%s is refused before anybody is asked', async (_what, document, variables, field) => {
  expect(refusalOf(await as('maker', document, variables))).toEqual({ code: 'invalid_input', field });
});

test.each([
  ['getValidPaymentDates', paymentDates, { currency: 'GBP' }],
  ['getPaymentDeliveryDate', deliveryDate, { paymentDate: '2027-03-02', paymentType: 'regular' }],
  ['getValidConversionDates', conversionDates, { conversionPair: 'GBPUSD' }],
  ['bankDetails', bankDetails, { identifierType: 'iban', identifierValue: 'GB33BUKB20201555555555' }],
  ['searchLiveBeneficiaries', 'query { searchLiveBeneficiaries(page: 1) { totalPages } }', {}],
])('%s needs a seat on the account', async (_name, document, variables) => {
  const refusal = refusalOf(await as('borealis', document, variables));
  expect(refusal).toEqual({ code: 'account_not_found', field: 'accountId' });
});

describe('beneficiaries that the provider holds', () => {
  const search = `query ($page: Int!) {
    searchLiveBeneficiaries(page: $page) {
      totalPages beneficiaries { tccBeneficiaryId beneficiaryId name currency }
    }
  }`;
  const ensure = `mutation ($id: uuid!) {
    ensureBeneficiaryImported(tccBeneficiaryId: $id) { id beneficiary { id } }
  }`;
  interface Found {
    readonly searchLiveBeneficiaries: {
      readonly totalPages: number;
      readonly beneficiaries: readonly {
        readonly tccBeneficiaryId: string;
        readonly beneficiaryId: string | null;
        readonly name: string;
      }[];
    };
  }
  interface Imported {
    readonly ensureBeneficiaryImported: { readonly id: string };
  }

  /** One that the provider holds and we do not: ours is forgotten for the while. */
  const thames = demoId('beneficiary thames-logistics');

  /** Writes past the guard that keeps the provider's id of a slice. */
  const setProviderId = (sliceIds: readonly string[], tccId: string | null) =>
    database.transaction((transaction) =>
      asHistory(transaction, () =>
        transaction('beneficiary_information_slice').whereIn('id', sliceIds).update({ tcc_beneficiary_id: tccId }),
      ),
    );

  test('are listed with our id where they are ours', async () => {
    const { data } = await as<Found>('maker', search, { page: 1 });
    const ours = await database('beneficiaries').where({ id: thames }).first('tcc_beneficiary_id');
    const found = data!.searchLiveBeneficiaries.beneficiaries.find(({ beneficiaryId }) => beneficiaryId === thames);
    expect(found?.tccBeneficiaryId).toBe(ours?.tcc_beneficiary_id);
    expect(data!.searchLiveBeneficiaries.totalPages).toBeGreaterThan(0);
  });

  test('are imported once, with their details, however many ask', async () => {
    const { tcc_beneficiary_id: tccId } = await database('beneficiaries')
      .where({ id: thames })
      .first<{ tcc_beneficiary_id: string }>('tcc_beneficiary_id');
    // Other tests replace slices: an older one may have the same record.
    const slices = await database('beneficiary_information_slice').where({ tcc_beneficiary_id: tccId }).pluck('id');
    await setProviderId(slices, null);
    try {
      const answers = await Promise.all(Array.from({ length: 5 }, () => as<Imported>('maker', ensure, { id: tccId })));
      const ids = new Set(answers.map(({ data }) => data?.ensureBeneficiaryImported.id));
      expect(ids.size).toBe(1);
      const [id] = ids;
      const { beneficiaries } = await providerBooks();
      const theirs = beneficiaries.find((each) => each.id === tccId);
      const slice = await database('beneficiary_information_slice').where({ beneficiaryId: id }).first();
      expect(slice).toMatchObject({ is_most_recent: true, name: theirs?.name });
      const entry = { eventCode: 'A004', userId: 'maker', details: 'Imported from the provider' };
      expect(await database('activity').where({ beneficiaryId: id })).toMatchObject([entry]);
      await database('beneficiaries').where({ id }).update({ enabled: false });
    } finally {
      await setProviderId(slices, tccId);
    }
  });

  test('are imported by nobody without the right to create them, and not when nobody knows them', async () => {
    expect(refusalOf(await as('viewer', ensure, { id: randomUUID() })).code).toBe('role_may_not_create_beneficiaries');
    expect(refusalOf(await as('maker', ensure, { id: randomUUID() }))).toEqual({
      code: 'provider_rejected',
      field: 'tccBeneficiaryId',
    });
  });
});

describe('accounts that the provider holds, for the super admin', () => {
  const asAdmin = <T>(document: string, variables: Record<string, unknown>) =>
    graphql<T>('superadmin', document, variables, { 'x-hasura-role': 'admin' });
  const list = `query ($page: Int!, $accountName: String) {
    getTccAccounts(page: $page, perPage: 2, accountName: $accountName) {
      totalPages totalEntries accounts { tccId accountId accountName }
    }
  }`;
  const byIds = `query ($ids: [uuid!]!) { getTccAccountsByTCCId(tccIds: $ids) { tccId accountId accountName } }`;
  const importOne = `mutation ($tccId: uuid!, $orgId: uuid!) {
    importTccAccount(tccId: $tccId, orgId: $orgId) { id account { name is_approved } }
  }`;
  const trading = demoId('provider account aldgate-trading');

  test('are listed by pages, and found by name', async () => {
    const { data } = await asAdmin(list, { page: 1 });
    expect(data).toMatchObject({ getTccAccounts: { accounts: [{}, {}] } });
    const named = await asAdmin(list, { page: 1, accountName: 'Aldgate Trading Ltd' });
    expect(named.data).toMatchObject({
      getTccAccounts: { totalEntries: 1, accounts: [{ tccId: trading, accountId: accountId('aldgate-trading') }] },
    });
  });

  test('are found by id; unknown ones are left out', async () => {
    const { data } = await asAdmin(byIds, { ids: [trading, randomUUID(), trading] });
    expect(data).toEqual({
      getTccAccountsByTCCId: [
        { tccId: trading, accountId: accountId('aldgate-trading'), accountName: 'Aldgate Trading Ltd' },
      ],
    });
  });

  test('stay where they are when they are ours already', async () => {
    const orgId = demoId('organisation borealis');
    const { data } = await asAdmin(importOne, { tccId: trading, orgId });
    expect(data).toMatchObject({ importTccAccount: { id: accountId('aldgate-trading') } });
    const row = await database('accounts').where({ tccAccountId: trading }).first('org_id');
    expect(row).toEqual({ org_id: demoId('organisation aldgate') });
  });

  test('are imported unapproved', async () => {
    // An account without seats: one with seats keeps its provider id.
    const safeguarding = () => database('accounts').where({ id: accountId('safeguarding') });
    const { tccAccountId, name } = (await safeguarding().first('tccAccountId', 'name'))!;
    await safeguarding().update({ tccAccountId: null });
    try {
      const orgId = demoId('organisation aldgate');
      const { data } = await asAdmin<{ importTccAccount: { id: string } }>(importOne, { tccId: tccAccountId, orgId });
      expect(data).toMatchObject({ importTccAccount: { account: { name, is_approved: false } } });
      const { id } = data!.importTccAccount;
      expect(await database('activity').where({ accountId: id, eventCode: 'A035' }).pluck('details')).toEqual([
        `Imported: ${name}`,
      ]);
      await database('activity').where({ accountId: id }).update({ accountId: null });
      await database('accounts').where({ id }).delete();
    } finally {
      await safeguarding().update({ tccAccountId });
    }
  });

  test('need an organisation that exists, and an account that does', async () => {
    const tccId = randomUUID();
    const unknown = refusalOf(await asAdmin(importOne, { tccId, orgId: randomUUID() }));
    expect(unknown).toEqual({ code: 'organisation_not_found', field: 'orgId' });
    const absent = refusalOf(await asAdmin(importOne, { tccId, orgId: demoId('organisation aldgate') }));
    expect(absent).toEqual({ code: 'provider_rejected', field: 'tccId' });
  });

  test('are not there for others', async () => {
    expect((await as('orgadmin', list, { page: 1 })).errors?.[0]?.message).toContain('getTccAccounts');
  });
});
