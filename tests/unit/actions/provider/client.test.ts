import { createClient, type ProviderClient } from '../../../../actions/provider/client';
import { endpoints } from '../../../../actions/provider/endpoints';
import type { Endpoint } from '../../../../actions/provider/endpoints/endpoint';
import { scriptedTransport } from './scripted';

const times = { created_at: '2030-01-02T10:00:00+00:00', updated_at: '2030-01-02T10:00:01+00:00' };
const payment = {
  id: 'p1',
  amount: '10.00',
  currency: 'GBP',
  beneficiary_id: 'b1',
  reference: 'June',
  reason: 'rent',
  status: 'ready_to_send',
  payment_type: 'regular',
  payment_date: '2030-01-03',
  short_reference: '300102-ABCDEF001',
  unique_request_id: 'k',
  ...times,
};
const conversion = {
  id: 'c1',
  account_id: 'a1',
  short_reference: '20300102-ABCDEF',
  status: 'awaiting_funds',
  currency_pair: 'GBPUSD',
  buy_currency: 'USD',
  sell_currency: 'GBP',
  fixed_side: 'buy',
  client_buy_amount: '141.00',
  client_sell_amount: '100.00',
  client_rate: '1.41',
  conversion_date: '2030-01-04T00:00:00+00:00',
  settlement_date: '2030-01-04T16:30:00+00:00',
  unique_request_id: 'k',
  ...times,
};
const transfer = {
  id: 't1',
  short_reference: 'BT-20300102-ABCDEF',
  source_account_id: 'a1',
  destination_account_id: 'a2',
  currency: 'GBP',
  amount: '1.00',
  status: 'pending',
  unique_request_id: 'k',
  ...times,
};

function clientOver(body: unknown) {
  const { requests, transport } = scriptedTransport(body);
  return { requests, client: createClient(transport) };
}

/** Calls with names that the types do not know, as a caller without them would. */
function untyped(client: ProviderClient) {
  return client as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
}

describe('what is sent', () => {
  test('never a parameter that the path does not list', async () => {
    const { requests, client } = clientOver(payment);
    const call = untyped(client).createPayment!({ unique_request_id: 'k', nickname: 'x' });
    await expect(call).rejects.toThrow('does not accept nickname');
    expect(requests).toEqual([]);
  });

  test('the id in the path, encoded', async () => {
    const { requests, client } = clientOver(payment);
    await client.getPayment('a/b', null);
    expect(requests[0]).toMatchObject({
      path: '/payments/a%2Fb',
      parameters: { with_deleted: true, on_behalf_of: null },
    });
  });

  test('nothing for an empty id, which would make another path of it', async () => {
    const { requests, client } = clientOver(payment);
    await expect(client.getPayment('', null)).rejects.toThrow('needs an id');
    expect(requests).toEqual([]);
  });

  test("a filter in the provider's names, pages as text", async () => {
    const { requests, client } = clientOver({ payments: [] });
    await client.findPayments({ updatedAtFrom: '2030-01-01', page: 2, perPage: 100, scope: 'all', withDeleted: true });
    expect(requests[0]?.parameters).toEqual({
      updated_at_from: '2030-01-01',
      page: '2',
      per_page: '100',
      scope: 'all',
      with_deleted: true,
    });
  });

  test('to validate no more of a beneficiary than validating accepts', async () => {
    const { requests, client } = clientOver({});
    await client.validateBeneficiary({ iban: 'x', business_nature: 'trade', beneficiary_external_reference: 'r' });
    expect(requests[0]?.parameters).toEqual({ iban: 'x' });
  });

  const atHouseLevel = [
    'findAccounts',
    'createAccount',
    'updateAccount',
    'findContacts',
    'createContact',
    'cancelConversion',
    'changeConversionDate',
    'splitConversion',
    'authorisePayments',
    'getPaymentTracking',
    'getPaymentConfirmation',
    'getPaymentDeliveryDate',
    'createTransfer',
    'cancelTransfer',
    'getPaymentDates',
    'getCurrencies',
    'getPaymentPurposeCodes',
    'findBankDetails',
    'getSettlementAccounts',
    'completeScreening',
  ] as const;
  test.each(atHouseLevel)('%s takes no on_behalf_of', (name) => {
    const { accepts }: Endpoint = endpoints[name];
    expect(accepts).not.toContain('on_behalf_of');
  });

  test('only what looks something up may be asked twice', () => {
    const reads = Object.entries<Endpoint>(endpoints).filter(([, { isRead }]) => isRead);
    const names = reads.map(([name]) => name.replace(/[A-Z].*/, ''));
    expect([...new Set(names)].sort()).toEqual(['find', 'get', 'preview', 'quote', 'validate', 'verify']);
  });
});

describe('what is read', () => {
  test('"" and what is missing as null, numbers as decimal strings, dates as given', async () => {
    const { client } = clientOver({ ...payment, amount: 10.5, failure_reason: '', transferred_at: undefined });
    await expect(client.getPayment('p1', null)).resolves.toMatchObject({
      amount: '10.5',
      failure_reason: null,
      transferred_at: null,
      payment_date: '2030-01-03',
      updated_at: times.updated_at,
    });
  });

  test('flags as words, one text for a list, and no field that is not known', async () => {
    const body = { id: 'b1', currency: 'GBP', default_beneficiary: 'false', bank_address: 'Here', payment_types: null };
    const { client } = clientOver({ ...body, brand_new: 'x' });
    const reading = await client.getBeneficiary('b1', null);
    expect(reading).toMatchObject({ default_beneficiary: false, bank_address: ['Here'], payment_types: [] });
    expect(reading).not.toHaveProperty('brand_new');
  });

  test('a page with its counts', async () => {
    const pagination = { total_entries: '3', total_pages: 2, next_page: -1 };
    const { client } = clientOver({ transfers: [transfer], pagination });
    const page = await client.findTransfers({});
    expect(page).toMatchObject({ totalPages: 2, totalEntries: 3, items: [{ id: 't1', reason: null }] });
  });

  test('rates and dates by their keys', async () => {
    const { client } = clientOver({ rates: { EURGBP: ['0.85', 0.86] } });
    await expect(client.findRates(['EURGBP'])).resolves.toEqual({ EURGBP: ['0.85', '0.86'] });
    const dates = clientOver({ first_payment_date: '2030-01-02', invalid_payment_dates: [] });
    await expect(dates.client.getPaymentDates({ currency: 'GBP' })).resolves.toEqual({
      first_payment_date: '2030-01-02',
      invalid_payment_dates: {},
    });
  });

  test.each([
    ['a record without its id', { ...payment, id: '' }, ['id']],
    ['a record without amount and status', { ...payment, amount: null, status: undefined }, ['amount', 'status']],
    ['a list in its place', [payment], ['base']],
    ['nothing', null, ['base']],
  ])('%s is unknown: whatever was asked for may have happened', async (_what, body, fields) => {
    const { client } = clientOver(body);
    const error = await client.createPayment({ unique_request_id: 'k' }).then(
      () => undefined,
      (reason: unknown) => reason as { errors: { field: string }[] },
    );
    expect(error).toMatchObject({ failure: 'unknown', code: 'unreadable_answer', call: { requestId: 'request' } });
    expect(error?.errors.map(({ field }) => field).sort()).toEqual(fields);
  });

  test('a page without its rows is unreadable', async () => {
    const { client } = clientOver({ pagination: { total_pages: 1 } });
    await expect(client.findPayments({})).rejects.toMatchObject({ code: 'unreadable_answer' });
  });
});

describe('looking a key up', () => {
  const lookUps: [string, Record<string, unknown>, (client: ProviderClient) => Promise<{ id: string } | undefined>][] =
    [
      ['payments', payment, (client) => client.findPaymentByKey('k', 'contact')],
      ['conversions', conversion, (client) => client.findConversionByKey('k', 'contact')],
      ['transfers', transfer, (client) => client.findTransferByKey('k')],
    ];

  test.each(lookUps)('in %s takes only the record that bears the key itself', async (name, record, find) => {
    const other = { ...record, id: 'other', unique_request_id: 'other' };
    const { requests, client } = clientOver({ [name]: [other, record] });
    await expect(find(client)).resolves.toMatchObject({ id: record.id });
    expect(requests[0]?.parameters).toMatchObject({ unique_request_id: 'k' });
    await expect(find(clientOver({ [name]: [other] }).client)).resolves.toBeUndefined();
  });

  test('of a payment finds deleted ones too', async () => {
    const { requests, client } = clientOver({ payments: [] });
    await client.findPaymentByKey('k', 'contact');
    expect(requests[0]?.parameters).toMatchObject({ with_deleted: true, on_behalf_of: 'contact' });
  });
});
