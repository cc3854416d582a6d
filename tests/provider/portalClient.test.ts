import { randomUUID } from 'node:crypto';
import { createClient, type ProviderClient } from '../../actions/provider/client';
import { withSession } from '../../actions/provider/session';
import { createTransport } from '../../actions/provider/transport';
import { startSimulator, type RunningSimulator } from './support/startSimulator';
import { apiKey, clientAccount, clientContact, houseAccount, houseContact, loginId } from './support/world';

let simulator: RunningSimulator;
let client: ProviderClient;
const called = new Set<string>();

beforeAll(async () => {
  simulator = await startSimulator();
  const url = `${simulator.url}/provider/v2`;
  const transport = createTransport(url, 5000, fetch);
  client = remembering(createClient(withSession(transport, url, { loginId, apiKey }, () => 0)));
});
afterAll(() => simulator.stop());

/** The same client, which notes the name of each function that is used. */
function remembering(real: ProviderClient): ProviderClient {
  return new Proxy(real, {
    get: (target, name) => {
      called.add(String(name));
      return target[name as keyof ProviderClient];
    },
  });
}

const onBehalfOf = clientContact;
const own = { on_behalf_of: clientContact };
const farAhead = '2030-01-01T00:00:00Z';
const payee = {
  name: 'Landlord',
  bank_account_holder_name: 'Landlord Ltd',
  bank_country: 'GB',
  currency: 'GBP',
  account_number: '31926819',
  routing_code_type_1: 'sort_code',
  routing_code_value_1: '601613',
  beneficiary_entity_type: 'company',
  beneficiary_company_name: 'Landlord Ltd',
  beneficiary_address: '1 High Street',
  beneficiary_city: 'London',
  beneficiary_country: 'GB',
  payment_types: ['regular', 'priority'],
  ...own,
};
const ticks = async (count: number) => {
  for (let round = 0; round < count; round += 1) await simulator.tick();
};

/** Creates the payee of a test and gives its id. */
const newPayee = async () => (await client.createBeneficiary(payee)).id;

const payment = (beneficiaryId: string, changes = {}) => ({
  currency: 'GBP',
  beneficiary_id: beneficiaryId,
  amount: '100.00',
  reason: 'Rent',
  reference: 'July',
  unique_request_id: randomUUID(),
  ...own,
  ...changes,
});
const conversion = () => ({
  buy_currency: 'EUR',
  sell_currency: 'GBP',
  fixed_side: 'sell',
  amount: '1000.00',
  term_agreement: true,
  unique_request_id: randomUUID(),
  ...own,
});

describe('accounts and contacts', () => {
  test('the house, and accounts on behalf of and by name', async () => {
    expect((await client.getCurrentAccount()).id).toBe(houseAccount);
    expect((await client.getCurrentContact()).id).toBe(houseContact);
    expect((await client.getAccount(clientAccount, onBehalfOf)).account_name).toBe('First Client');
    const { items, totalPages } = await client.findAccounts({ accountName: 'First Client', page: 1, perPage: 1 });
    expect([items.map(({ id }) => id), totalPages]).toEqual([[clientAccount], 1]);
    expect((await client.getChargesSettings(clientAccount)).map((row) => row.charge_type).sort()).toEqual([
      'ours',
      'shared',
    ]);
  });

  test('a new account with a contact', async () => {
    const account = await client.createAccount({
      account_name: 'New Client',
      legal_entity_type: 'company',
      street: '1 High Street',
      city: 'London',
      postal_code: 'EC1 1AA',
      country: 'GB',
    });
    expect((await client.updateAccount(account.id, { your_reference: 'ours' })).your_reference).toBe('ours');
    const contact = await client.createContact({
      account_id: account.id,
      first_name: 'Ada',
      last_name: 'Tester',
      email_address: 'ada@clients.test',
      phone_number: '06554 87845',
    });
    expect((await client.updateContact(contact.id, { first_name: 'Ida' })).first_name).toBe('Ida');
    expect((await client.getContact(contact.id)).account_id).toBe(account.id);
    expect((await client.findContacts({ accountId: account.id })).items.map(({ id }) => id)).toEqual([contact.id]);
  });
});

describe('beneficiaries', () => {
  test('are validated, created under our reference, found by it, changed and deleted', async () => {
    const reference = randomUUID();
    await client.validateBeneficiary({ ...payee, beneficiary_external_reference: reference });
    const { id } = await client.createBeneficiary({ ...payee, beneficiary_external_reference: reference });
    expect((await client.findBeneficiaryByReference(reference, onBehalfOf))?.id).toBe(id);
    expect((await client.updateBeneficiary(id, { name: 'Owner', ...own })).name).toBe('Owner');
    const reading = await client.getBeneficiary(id, onBehalfOf);
    expect(reading).toMatchObject({ payment_types: ['regular', 'priority'], default_beneficiary: false, iban: null });
    expect((await client.findBeneficiaries({ onBehalfOf, name: 'Owner' })).items.map((each) => each.id)).toEqual([id]);
    await client.deleteBeneficiary(id, onBehalfOf);
    await expect(client.getBeneficiary(id, onBehalfOf)).rejects.toMatchObject({ failure: 'not_found' });
  });

  test('are compared with the name at their bank', async () => {
    const verified = await client.verifyAccount({
      payment_type: 'regular',
      bank_country: 'GB',
      currency: 'GBP',
      account_number: '31926819',
      routing_code_type_1: 'sort_code',
      routing_code_value_1: '601613',
      beneficiary_entity_type: 'company',
      beneficiary_company_name: 'Landlord Ltd',
    });
    expect(['full_match', 'close_match', 'no_match']).toContain(verified.answer);
  });
});

describe('payments', () => {
  test('are validated, created once under their key, found by it, changed and deleted', async () => {
    const wanted = payment(await newPayee());
    await client.validatePayment(wanted);
    const { id } = await client.createPayment(wanted);
    await expect(client.createPayment(wanted)).rejects.toMatchObject({ failure: 'rejected' });
    expect((await client.findPaymentByKey(wanted.unique_request_id, onBehalfOf))?.id).toBe(id);
    expect((await client.updatePayment(id, { amount: '90.00', ...own })).amount).toBe('90.00');
    await client.deletePayment(id, onBehalfOf);
    expect((await client.getPayment(id, onBehalfOf)).status).toBe('deleted');
    expect((await client.findPaymentByKey(wanted.unique_request_id, onBehalfOf))?.status).toBe('deleted');
    const { items } = await client.findPayments({ onBehalfOf, updatedAtFrom: farAhead, page: 1, perPage: 100 });
    expect(items).toEqual([]);
    expect(await client.authorisePayments([randomUUID()])).toEqual([]);
  });

  test('by Swift leave a message, a way and a confirmation', async () => {
    const { id } = await client.createPayment(payment(await newPayee(), { payment_type: 'priority' }));
    expect(await client.getPaymentSubmission(id, onBehalfOf)).toMatchObject({ format: null, message: null });
    await expect(client.getPaymentTracking(id)).rejects.toMatchObject({ failure: 'rejected' });
    await ticks(5);
    expect((await client.getPayment(id, onBehalfOf)).status).toBe('completed');
    expect((await client.getPaymentSubmission(id, onBehalfOf)).format).toBe('MT103');
    expect((await client.getPaymentTracking(id)).payment_events?.length).toBeGreaterThan(0);
    expect((await client.getPaymentConfirmation(id)).payment_id).toBe(id);
  });
});

describe('conversions', () => {
  test('are priced, created once under their key, split, moved and cancelled', async () => {
    const { buy_currency, sell_currency, fixed_side, amount, ...rest } = conversion();
    const asked = { buy_currency, sell_currency, fixed_side, amount };
    const rate = await client.getDetailedRate({ ...asked, ...own });
    const wanted = { ...asked, ...rest };
    const { id, client_rate, account_id } = await client.createConversion(wanted);
    expect([client_rate, account_id]).toEqual([rate.client_rate, clientAccount]);
    await expect(client.createConversion(wanted)).rejects.toMatchObject({ failure: 'rejected' });
    expect((await client.findConversionByKey(wanted.unique_request_id, onBehalfOf))?.id).toBe(id);
    const { child_conversion: preview } = await client.previewSplit(id, '400.00');
    const { child_conversion: child } = await client.splitConversion(id, '400.00');
    expect([preview.id, preview.buy_amount === child.buy_amount]).toEqual([null, true]);
    const { child_conversions: children } = await client.getSplitHistory(id);
    expect(children.map((part) => part.id)).toEqual([child.id]);
    const later = '2026-07-24';
    expect((await client.quoteDateChange(id, later)).conversion_id).toBe(id);
    expect((await client.changeConversionDate(id, later)).new_conversion_date).toContain(later);
    expect((await client.getConversion(id, onBehalfOf)).conversion_date).toContain(later);
    expect((await client.quoteCancellation(id)).currency).toHaveLength(3);
    const { amount: cost } = await client.cancelConversion(id, 'no longer needed');
    expect(await client.findChangeCosts(id, 'self_service_cancellation')).toMatchObject([{ amount: cost }]);
    expect(await client.findChangeCosts(id, 'self_service_date_change')).toHaveLength(1);
    expect((await client.getConversion(id, onBehalfOf)).status).toBe('closed');
    const closed = await client.findConversions({ onBehalfOf, status: 'closed' });
    expect(closed.items.map((each) => each.id)).toEqual([id]);
  });

  test('are booked at a price that the provider held', async () => {
    const { buy_currency, sell_currency, fixed_side, amount, ...rest } = conversion();
    const asked = { buy_currency, sell_currency, fixed_side, amount };
    const { quote_id, client_buy_amount } = await client.createQuote({ ...asked, ...own });
    const booked = await client.createConversion({ ...asked, ...rest, quote_id });
    expect(booked.client_buy_amount).toBe(client_buy_amount);
  });

  test('have rates', async () => {
    expect(Object.keys(await client.findRates(['EURGBP', 'GBPUSD', 'XXXYYY'])).sort()).toEqual(['EURGBP', 'GBPUSD']);
  });
});

describe('money within the house and from outside', () => {
  test('a transfer once under its key, its lines on both sides', async () => {
    const wanted = {
      source_account_id: clientAccount,
      destination_account_id: houseAccount,
      currency: 'GBP',
      amount: '12.50',
      reason: 'Fee',
      unique_request_id: randomUUID(),
    };
    const { id } = await client.createTransfer(wanted);
    await expect(client.createTransfer(wanted)).rejects.toMatchObject({ failure: 'rejected' });
    expect((await client.findTransferByKey(wanted.unique_request_id))?.id).toBe(id);
    await simulator.advance('PT5S');
    await ticks(1);
    expect((await client.getTransfer(id, null)).status).toBe('completed');
    expect((await client.findTransfers({ status: 'completed' })).items.map((each) => each.id)).toEqual([id]);
    const { items } = await client.findTransactions({ relatedEntityId: id, scope: 'all' });
    expect(items.map(({ type, account_id }) => [type, account_id]).sort()).toEqual([
      ['credit', houseAccount],
      ['debit', clientAccount],
    ]);
    const [line] = items;
    expect((await client.getTransaction(line!.id, line!.account_id === clientAccount ? onBehalfOf : null)).id).toBe(
      line!.id,
    );
  });

  test('a transfer that waits for its money can be cancelled', async () => {
    const { id } = await client.createTransfer({
      source_account_id: clientAccount,
      destination_account_id: houseAccount,
      currency: 'CHF',
      amount: '1.00',
      unique_request_id: randomUUID(),
    });
    await client.cancelTransfer(id);
    expect((await client.getTransfer(id, null)).status).toBe('cancelled');
  });

  test('incoming money and who sent it', async () => {
    const { items } = await client.findFundingAccounts({ currency: 'GBP', onBehalfOf });
    const { body } = await simulator.call('POST', '/demo/funding/create', {
      id: randomUUID(),
      receiver_account_number: items[0]?.account_number ?? '',
      amount: '5.00',
      currency: 'GBP',
      sender_name: 'Customer Inc',
      sender_reference: 'Inv 7',
      ...own,
    });
    const pending = await client.findTransactions({ onBehalfOf, action: 'funding', status: 'pending' });
    const related = pending.items[0]?.related_entity_id ?? '';
    expect(pending.items).toMatchObject([{ status: 'pending', balance_amount: null }]);
    await expect(client.getFundingTransaction(related, onBehalfOf)).rejects.toMatchObject({ failure: 'not_found' });
    await simulator.advance('PT1M');
    await ticks(1);
    expect((await client.getFundingTransaction(related, onBehalfOf)).sender?.sender_name).toBe('Customer Inc');
    expect((await client.getSender(related, onBehalfOf)).sender).toContain('Customer Inc');
    expect(body.state).toBe('approved');
    const verdict = { accepted: true, reason: 'accepted' };
    await expect(client.completeScreening(randomUUID(), verdict)).rejects.toMatchObject({ failure: 'not_found' });
  });

  test('balances of the client alone', async () => {
    expect((await client.getBalance('GBP', onBehalfOf)).account_id).toBe(clientAccount);
    const balances = await client.getBalances(onBehalfOf);
    expect(new Set(balances.map(({ account_id }) => account_id))).toEqual(new Set([clientAccount]));
    const pages = await client.findBalances({ scope: 'all', page: 1, perPage: 1 });
    expect([pages.items.length, pages.totalPages]).toEqual([1, pages.totalEntries]);
  });

  test('accounts to pay into', async () => {
    expect((await client.getSettlementAccounts({ currency: 'GBP' })).length).toBeGreaterThan(0);
  });
});

describe('reference', () => {
  test('currencies, days, rules, purposes and banks', async () => {
    expect((await client.getCurrencies()).length).toBeGreaterThan(30);
    const dates = await client.getConversionDates({ conversion_pair: 'GBPUSD', ...own });
    expect(dates.invalid_conversion_dates['2026-07-18']).toBe('No trading on Saturday');
    expect((await client.getPaymentDates({ currency: 'GBP' })).first_payment_date).toBe('2026-07-15');
    const delivery = await client.getPaymentDeliveryDate({
      payment_date: '2026-07-16',
      payment_type: 'regular',
      currency: 'GBP',
      bank_country: 'GB',
    });
    expect(delivery.payment_date).toBe('2026-07-16');
    const route = { currency: 'INR', bank_account_country: 'IN' };
    const [rule] = await client.getRequiredDetails({ ...route, beneficiary_country: 'IN', ...own });
    expect(rule?.payment_type).toBe('regular');
    expect((await client.getPaymentPurposeCodes(route)).length).toBeGreaterThan(10);
    const bank = await client.findBankDetails({ identifier_type: 'iban', identifier_value: 'GB33BUKB20201555555555' });
    expect(bank.bank_country_ISO).toBe('GB');
  });
});

// Stands last: by then every other test has made its calls.
test('no function of the client was left out', () => {
  expect(Object.keys(client).filter((name) => !called.has(name))).toEqual([]);
});
