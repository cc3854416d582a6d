import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { balanceOf, codeOf, conversionOf, createBeneficiary, createConversion, paymentTo } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount, houseContact, otherClientContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const own = { on_behalf_of: clientContact };
const create = (changes: Parameters = {}) => simulator.call('POST', '/conversions/create', conversionOf(changes));
const get = async (id: string) => (await simulator.call('GET', `/conversions/${id}`, own)).body;
const legsOf = async (id: string) =>
  (await simulator.call('GET', '/transactions/find', { ...own, related_entity_id: id })).body.transactions as Json[];

describe('creating a conversion', () => {
  it('answers the deal at the market rate, for the second working day', async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      settlement_date: '2026-07-17T13:30:00+00:00',
      conversion_date: '2026-07-17T00:00:00+00:00',
      short_reference: expect.stringMatching(/^20260715-[A-Z]{6}$/),
      creator_contact_id: clientContact,
      account_id: clientAccount,
      currency_pair: 'EURGBP',
      status: 'awaiting_funds',
      buy_currency: 'EUR',
      sell_currency: 'GBP',
      fixed_side: 'sell',
      client_sell_amount: '1000.00',
      client_buy_amount: '1241.00',
      client_rate: '0.8058',
      core_rate: '0.8058',
      mid_market_rate: '0.8057',
      partner_rate: '',
      partner_buy_amount: '0.00',
      partner_sell_amount: '0.00',
      deposit_required: false,
      deposit_amount: '0.00',
      deposit_currency: '',
      deposit_status: 'not_required',
      deposit_required_at: '',
      payment_ids: [],
      unallocated_funds: '1241.00',
      unique_request_id: null,
      created_at: '2026-07-15T11:00:00+00:00',
      updated_at: '2026-07-15T11:00:00+00:00',
    });
  });

  it.each([
    ['USD', 'GBP', 'buy', '150.00', { client_sell_amount: '106.54', client_rate: '1.4079', currency_pair: 'GBPUSD' }],
    ['GBP', 'USD', 'buy', '10000.00', { client_sell_amount: '14081.00', client_rate: '1.4081' }],
    ['JPY', 'USD', 'sell', '100.00', { client_buy_amount: '11110.00', currency_pair: 'USDJPY' }],
    ['KWD', 'USD', 'sell', '1000', { currency_pair: 'USDKWD' }],
    ['CHF', 'KWD', 'sell', '1000', { currency_pair: 'KWDCHF' }],
  ])('prices %s against %s, %s %s', async (buy, sell, fixed_side, amount, expected) => {
    const { body } = await create({ buy_currency: buy, sell_currency: sell, fixed_side, amount });
    expect(body).toMatchObject(expected);
  });

  it('announces two movements, which the balances do not show', async () => {
    const { body } = await create();
    expect(await legsOf(body.id)).toMatchObject([
      { type: 'debit', currency: 'GBP', amount: '1000.00', status: 'pending', action: 'conversion' },
      { type: 'credit', currency: 'EUR', amount: '1241.00', balance_amount: null, settles_at: body.settlement_date },
    ]);
    expect(await balanceOf(simulator)).toBe('10000.00');
    expect(await balanceOf(simulator, 'EUR')).toBe('0.00');
  });

  it.each<[string, Parameters, string]>([
    ['a missing currency', { buy_currency: '' }, 'buy_currency_is_required'],
    ['an unknown currency', { buy_currency: 'XAU' }, 'invalid_buy_currency'],
    ['a currency that is not sold', { buy_currency: 'RUB' }, 'invalid_buy_currency'],
    ['one currency', { buy_currency: 'GBP' }, 'invalid_currency_pair'],
    ['less than one unit', { amount: '0.99' }, 'amount_is_too_small'],
    ['nothing on the other side', { buy_currency: 'GBP', sell_currency: 'UGX', amount: '1' }, 'amount_is_too_small'],
    ['too many decimals', { sell_currency: 'JPY', amount: '1000.5' }, 'amount_type_is_wrong'],
    ['terms that are not agreed to', { term_agreement: 'false' }, 'term_agreement_not_in_range'],
    ['more than the limit', { amount: '25000000.01' }, 'conversion_above_limit'],
    ['a Saturday', { conversion_date: '2026-07-18' }, 'invalid_conversion_date'],
    ['yesterday', { conversion_date: '2026-07-14' }, 'invalid_conversion_date'],
    ['a bank holiday of a third market', { conversion_date: '2026-09-07' }, 'invalid_conversion_date'],
    ['more than a year ahead', { conversion_date: '2027-07-16' }, 'invalid_conversion_date'],
    ['a day that does not exist', { conversion_date: '2027-02-30' }, 'invalid_conversion_date'],
    [
      'a date and a preference',
      { conversion_date: '2026-07-20', conversion_date_preference: 'earliest' },
      'invalid_conversion_date_combination',
    ],
    ['an odd preference', { conversion_date_preference: 'soon' }, 'invalid_conversion_date_preference'],
    ['an extra parameter', { colour: 'red' }, 'invalid_extra_parameters'],
    [
      'client amounts for oneself',
      { client_buy_amount: '1.00', on_behalf_of: '' },
      'fixed_amounts_not_permitted_for_this_user',
    ],
    ['the fixed side twice', { client_sell_amount: '1.00' }, 'cannot_fix_client_sell_on_fixed_sell_side'],
    [
      'a client better off than its partner',
      { client_buy_amount: '1241.01' },
      'client_buy_amount_exceeds_partner_buy_amount',
    ],
    [
      'the same, bought',
      { fixed_side: 'buy', client_sell_amount: '1.00' },
      'partner_sell_amount_exceeds_client_sell_amount',
    ],
  ])('refuses %s', async (_, changes, code) => {
    const reply = await create(changes);
    expect([reply.status, codeOf(reply)]).toEqual([400, code]);
    expect((await simulator.control('GET', 'books')).body.conversions).toEqual([]);
  });

  it.each([
    ['earliest', '2026-07-15'],
    ['next_day', '2026-07-16'],
    ['default', '2026-07-17'],
    ['optimize_liquidity', '2026-07-17'],
  ])('takes the preference %s', async (preference, date) => {
    const { body } = await create({ conversion_date_preference: preference });
    expect(body.conversion_date.slice(0, 10)).toBe(date);
  });

  it('keeps what a partner takes beside what its client pays', async () => {
    const { body } = await create({ client_buy_amount: '1230.00' });
    expect(body).toMatchObject({
      client_buy_amount: '1230.00',
      partner_buy_amount: '1241.00',
      partner_sell_amount: '1000.00',
      client_rate: '0.8130',
      partner_rate: '0.8058',
      core_rate: '0.8058',
    });
  });

  it('refuses pairs of some markets at weekends', async () => {
    await simulator.advance('P3D');
    const inr = { buy_currency: 'INR' };
    expect(codeOf(await create(inr))).toBe('currency_pair_not_available_for_weekend');
    expect((await create()).status).toBe(200);
  });
});

describe('unique_request_id', () => {
  it('takes one of twenty at the same time, and stays taken', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, () => create({ unique_request_id: key })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await simulator.restart();
    const late = await create({ unique_request_id: key });
    expect([late.status, late.body.error_code, codeOf(late)]).toEqual([
      400,
      'conversion_create_failed',
      'duplicate_request',
    ]);
    const found = await simulator.call('GET', '/conversions/find', { ...own, unique_request_id: key });
    expect(found.body.conversions).toHaveLength(1);
    expect((await create({ unique_request_id: key, on_behalf_of: otherClientContact })).status).toBe(200);
  });
});

describe('the life of a conversion', () => {
  it('takes the sold money on its day, and then brings the bought', async () => {
    const { id } = await createConversion(simulator);
    await simulator.tick();
    expect((await get(id)).status).toBe('awaiting_funds');
    await simulator.advance('P1D');
    expect((await get(id)).status).toBe('awaiting_funds');
    await simulator.advance('P1D');
    expect(await get(id)).toMatchObject({ status: 'trade_settled', updated_at: '2026-07-16T23:00:00+00:00' });
    expect([await balanceOf(simulator), await balanceOf(simulator, 'EUR')]).toEqual(['9000.00', '1241.00']);
    expect((await legsOf(id)).map(({ status, balance_amount }) => [status, balance_amount])).toEqual([
      ['completed', '9000.00'],
      ['completed', '1241.00'],
    ]);
  });

  it('shows the sold money as arrived for a tick', async () => {
    const { id } = await createConversion(simulator, { conversion_date_preference: 'earliest' });
    await simulator.tick();
    expect((await get(id)).status).toBe('funds_arrived');
    expect([await balanceOf(simulator), await balanceOf(simulator, 'EUR')]).toEqual(['9000.00', '0.00']);
    await simulator.tick();
    expect((await get(id)).status).toBe('trade_settled');
  });

  it('waits where the money is not there, and goes on when it is', async () => {
    const { id } = await createConversion(simulator, { amount: '10000.01' });
    await simulator.advance('P5D');
    expect((await get(id)).status).toBe('awaiting_funds');
    await simulator.control('POST', 'funds', { accountId: clientAccount, currency: 'GBP', amount: '0.01' });
    for (let round = 0; round < 3; round += 1) await simulator.tick();
    expect((await get(id)).status).toBe('trade_settled');
    expect(await balanceOf(simulator)).toBe('0.00');
  });
});

describe('payments out of a conversion', () => {
  let conversion: Json;
  let beneficiaryId: string;
  const euros = { bank_country: 'DE', currency: 'EUR', iban: 'DE89370400440532013000', bic_swift: 'COBADEFFXXX' };
  beforeEach(async () => {
    conversion = await createConversion(simulator);
    const noAccount = { account_number: '', routing_code_type_1: '', routing_code_value_1: '' };
    beneficiaryId = await createBeneficiary(simulator, { ...noAccount, ...euros });
  });
  const pay = (changes: Parameters = {}) => {
    const linked = { currency: 'EUR', amount: '1000.00', conversion_id: conversion.id as string };
    return simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { ...linked, ...changes }));
  };
  const statusOf = async (id: string) => (await simulator.call('GET', `/payments/${id}`, own)).body.status;

  it('claim what it buys, until they are deleted', async () => {
    const { body: payment } = await pay();
    expect(payment).toMatchObject({ conversion_id: conversion.id, payment_date: '2026-07-17' });
    expect(await get(conversion.id)).toMatchObject({ payment_ids: [payment.id], unallocated_funds: '241.00' });
    expect(codeOf(await pay({ amount: '241.01' }))).toBe('invalid_amount_for_conversion');
    expect((await simulator.call('POST', `/payments/${payment.id}`, { ...own, amount: '1241.00' })).status).toBe(200);
    await simulator.call('POST', `/payments/${payment.id}/delete`, own);
    expect(await get(conversion.id)).toMatchObject({ payment_ids: [], unallocated_funds: '1241.00' });
  });

  it.each<[string, Parameters, string]>([
    ['before it is there', { payment_date: '2026-07-16' }, 'payment_date_is_too_early'],
    ["of another client's", { on_behalf_of: otherClientContact }, 'invalid_conversion_id'],
  ])('are refused %s', async (_, changes, code) => {
    expect(JSON.stringify((await pay(changes)).body)).toContain(`"code":"${code}"`);
  });

  it('go after it has settled, and not out of a settled one', async () => {
    const { body: payment } = await pay();
    await simulator.advance('P2D');
    expect(await statusOf(payment.id)).toBe('completed');
    expect(await balanceOf(simulator, 'EUR')).toBe('241.00');
    expect(codeOf(await pay({ amount: '1.00' }))).toBe('conversion_is_already_settled');
  });

  it('are suspended when it is cancelled', async () => {
    const { body: payment } = await pay();
    await simulator.call('POST', `/conversions/${conversion.id}/cancel`);
    expect(await statusOf(payment.id)).toBe('suspended');
    await simulator.advance('P3D');
    expect(await statusOf(payment.id)).toBe('suspended');
    expect(codeOf(await pay())).toBe('invalid_conversion_id');
  });
});

describe('managing a conversion', () => {
  const manage = (method: 'GET' | 'POST', id: string, what: string, parameters: Parameters = {}) =>
    simulator.call(method, `/conversions/${id}/${what}`, parameters);

  it('cancels at a small cost, which it quotes', async () => {
    const { id } = await createConversion(simulator);
    const { body: quote } = await manage('GET', id, 'cancellation_quote');
    expect(quote).toEqual({ amount: '-0.14', currency: 'GBP', event_date_time: '2026-07-15T11:00:00+00:00' });
    const { body: event } = await manage('POST', id, 'cancel', { notes: 'No need' });
    expect(event).toMatchObject({
      account_id: clientAccount,
      contact_id: clientContact,
      conversion_id: id,
      amount: '-0.14',
      notes: 'No need',
      event_account_id: houseAccount,
      event_contact_id: houseContact,
      event_type: 'self_service_cancellation',
    });
    expect((await get(id)).status).toBe('closed');
    expect((await legsOf(id)).map(({ status }) => status)).toEqual(['deleted', 'deleted']);
    expect(codeOf(await manage('POST', id, 'cancel'))).toBe('conversion_status_is_incorrect');
    await simulator.advance('P5D');
    expect(await balanceOf(simulator)).toBe('10000.00');
    const { body: losses } = await simulator.call('GET', '/conversions/profit_and_loss', { scope: 'all' });
    expect(losses.conversion_profit_and_losses).toEqual([event]);
    expect(losses.pagination.order).toBe('event_date_time');
  });

  it('leaves large ones to the provider’s people', async () => {
    const { id } = await createConversion(simulator, { amount: '15000.01' });
    expect((await manage('POST', id, 'cancel')).body.error_code).toBe('conversion_cancel_failed');
  });

  it('changes the date', async () => {
    const { id } = await createConversion(simulator);
    const later = { new_settlement_date: '2026-07-21' };
    const { body: quote } = await manage('GET', id, 'date_change_quote', later);
    expect(quote).toMatchObject({
      new_conversion_date: '2026-07-21T00:00:00+00:00',
      new_settlement_date: '2026-07-21T13:30:00+00:00',
      old_conversion_date: '2026-07-17T00:00:00+00:00',
      amount: '-0.14',
      currency: 'GBP',
      conversion_id: id,
    });
    expect((await get(id)).conversion_date).toBe('2026-07-17T00:00:00+00:00');
    expect((await manage('POST', id, 'date_change', later)).body).toEqual(quote);
    expect((await get(id)).conversion_date).toBe('2026-07-21T00:00:00+00:00');
    expect((await legsOf(id)).map(({ settles_at }) => settles_at)).toEqual(
      Array.from({ length: 2 }, () => '2026-07-21T13:30:00+00:00'),
    );
    await simulator.advance('P3D');
    expect((await get(id)).status).toBe('awaiting_funds');
  });

  it.each([
    ['2026-07-14', 'new_settlement_date_invalid_in_past', ''],
    ['2026-07-18', 'new_settlement_date_invalid', '2026-07-20T13:30:00Z'],
  ])('does not move it to %s', async (date, code, next) => {
    const { id } = await createConversion(simulator);
    const reply = await manage('POST', id, 'date_change', { new_settlement_date: date });
    expect(codeOf(reply)).toBe(code);
    expect(reply.body.error_messages.new_settlement_date[0].message).toContain(next);
  });

  it('splits it in two that come to the same', async () => {
    const { id } = await createConversion(simulator);
    const { body: preview } = await manage('GET', id, 'split_preview', { amount: '333.33' });
    expect(preview.child_conversion).toMatchObject({ id: null, short_reference: null, sell_amount: '333.33' });
    const { body: split } = await manage('POST', id, 'split', { amount: '333.33' });
    const { parent_conversion: parent, child_conversion: child } = split;
    expect(parent).toEqual(preview.parent_conversion);
    expect(parent).toMatchObject({ id, sell_amount: '666.67', buy_amount: '827.34' });
    expect(child).toMatchObject({ sell_amount: '333.33', buy_amount: '413.66', status: 'awaiting_funds' });
    expect(new Big(parent.buy_amount).plus(child.buy_amount).toFixed(2)).toBe('1241.00');
    expect((await legsOf(child.id)).map(({ amount }) => amount)).toEqual(['333.33', '413.66']);
    expect((await legsOf(id)).map(({ amount }) => amount)).toEqual(['666.67', '827.34']);
    const { body: grandchild } = await manage('POST', child.id, 'split', { amount: '100' });
    expect((await manage('GET', child.id, 'split_history')).body).toMatchObject({
      parent_conversion: { id },
      origin_conversion: { id },
      child_conversions: [{ id: grandchild.child_conversion.id }],
    });
    expect((await manage('GET', id, 'split_history')).body).toMatchObject({
      parent_conversion: null,
      origin_conversion: null,
      child_conversions: [{ id: child.id }],
    });
    await simulator.advance('P2D');
    expect([await balanceOf(simulator), await balanceOf(simulator, 'EUR')]).toEqual(['9000.00', '1241.00']);
  });

  it.each([
    ['0.5', 'amount_is_too_small'],
    ['10.001', 'split_amount_precision'],
    ['1000.00', 'parent_market_buy_amount_less_than_1'],
  ])('does not split %s off it', async (amount, code) => {
    const { id } = await createConversion(simulator);
    expect(codeOf(await manage('POST', id, 'split', { amount }))).toBe(code);
  });

  it('is for the house of the client alone', async () => {
    const { id } = await createConversion(simulator);
    const key = { login_id: 'api@strangers.test', api_key: 'b2'.repeat(32) };
    const { body } = await simulator.call('POST', '/authenticate/api', key);
    const cancel = await fetch(`${simulator.url}/provider/v2/conversions/${id}/cancel`, {
      method: 'POST',
      headers: { 'x-auth-token': body.auth_token },
    });
    expect(cancel.status).toBe(404);
  });
});

it('finds by status, amounts, ids and dates', async () => {
  const first = await createConversion(simulator, { amount: '100.00' });
  await createConversion(simulator, { amount: '200.00', conversion_date: '2026-07-22' });
  await createConversion(simulator, { amount: '300.00', on_behalf_of: otherClientContact });
  const count = async (parameters: Parameters) =>
    (await simulator.call('GET', '/conversions/find', { ...own, ...parameters })).body.pagination.total_entries;
  expect(await count({})).toBe(2);
  expect(await count({ conversion_ids: [first.id] })).toBe(1);
  expect(await count({ sell_amount_from: '150' })).toBe(1);
  expect(await count({ conversion_date_from: '2026-07-20', conversion_date_to: '2026-07-22' })).toBe(1);
  expect(await count({ status: 'closed' })).toBe(0);
  expect(await count({ currency_pair: 'EURGBP', buy_currency: 'EUR' })).toBe(2);
  expect(await count({ updated_at_from: '2026-07-15T11:00:01Z' })).toBe(0);
  expect(await count({ scope: 'all', on_behalf_of: '' })).toBe(3);
});
