import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import {
  answerOf,
  bookedConversion,
  call as changed,
  laterDay,
  type ChangeQuote,
} from '../../support/conversionChanges';
import { accept, bookedConversions, quoted } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { as, createPayment, providerBooks, smallPayment, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

/** As a restore of a database from before the row leaves it: without the row, what belongs to it and its call. */
async function forget(table: 'payments' | 'transfers' | 'conversions', id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.raw(`set local session_replication_role = replica`);
    await transaction('provider_intents').where({ entity_id: id }).delete();
    const charges = transaction('charges').where({ payment_id: id }).orWhere({ transfer_id: id });
    const ids = await charges.clone().pluck('id');
    await transaction('charge_derivations').whereIn('charge_id', ids).delete();
    await charges.delete();
    await transaction(table).where({ id }).delete();
  });
}

/** As the quote was before it was used. */
const rewindQuote = (id: string, changes: object = {}) =>
  database.transaction(async (transaction) => {
    await transaction.raw(`set local session_replication_role = replica`);
    await transaction('quotes')
      .where({ id })
      .update({ usedAt: null, ...changes });
  });

const chargesOf = (column: 'payment_id' | 'transfer_id', id: string) =>
  database('charges')
    .where({ [column]: id })
    .pluck<string[]>('id');

interface Made {
  readonly id: string;
  readonly status: string;
}

async function pay(payment: object): Promise<Made> {
  const { data, errors } = await as<{ createPayment: Made }>('maker', createPayment, { payment });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createPayment;
}

interface Row {
  readonly status: string;
  readonly uniqueRequestId: string;
  readonly tccPaymentId?: string | null;
  readonly tccTransferId?: string | null;
}

const rowOf = (table: 'payments' | 'transfers', id: string) => database<object>(table).where({ id }).first<Row>();
const paymentsUnder = async (key: string) =>
  (await providerBooks()).payments.filter(({ unique_request_id }) => unique_request_id === key);

/** The row once its call was made: beyond the provider's limit a call waits for the next minute. */
const concluded = (table: 'payments' | 'transfers', id: string) =>
  eventually(
    async () => {
      await runSchedule('send-intents');
      return (await database('provider_intents').where({ entity_id: id, state: 'pending' })).length === 0;
    },
    (isDone) => isDone,
  ).then(() => rowOf(table, id));

describe('a payment that is repeated after the database was taken back', () => {
  test('is found at the provider and not paid again; its fee is the same charge', async () => {
    const payment = smallPayment({ clientRequestId: randomUUID().toUpperCase() });
    const first = await pay(payment);
    const before = await rowOf('payments', first.id);
    const fees = await chargesOf('payment_id', first.id);
    await forget('payments', first.id);

    const again = await pay(payment);
    expect(again.id).not.toBe(first.id);
    const after = await concluded('payments', again.id);
    expect(after.tccPaymentId).toBe(before!.tccPaymentId);
    expect(after).toMatchObject({ uniqueRequestId: before!.uniqueRequestId, status: before!.status });
    expect(await paymentsUnder(before!.uniqueRequestId)).toHaveLength(1);
    expect(await chargesOf('payment_id', again.id)).toEqual(fees);
  });

  test.each([
    ['another amount', { amount: '12.51' }],
    ['another reference', { reference: 'OTHER' }],
  ])('with %s is refused', async (_what, changes) => {
    const payment = smallPayment({ clientRequestId: randomUUID() });
    const first = await pay(payment);
    const before = await rowOf('payments', first.id);
    await forget('payments', first.id);
    const again = await pay({ ...payment, ...changes });
    expect(await concluded('payments', again.id)).toMatchObject({
      status: 'failed',
      errorCode: 'request_key_taken',
      tccPaymentId: null,
    });
    expect(await paymentsUnder(before!.uniqueRequestId)).toMatchObject([{ amount: '12.50' }]);
  });

  test.each([
    ['is found where the provider paid from a copy of the same payee', {}, { errorCode: null }],
    ['is refused for another payee', { iban: 'GB33BUKB20201555555555' }, { errorCode: 'request_key_taken' }],
  ])('%s', async (_what, changes, expected) => {
    const payment = smallPayment({ clientRequestId: randomUUID() });
    const first = await pay(payment);
    await forget('payments', first.id);
    const slices = database('beneficiary_information_slice').where({ beneficiaryId: payment.beneficiaryId });
    const slice = (await slices.clone().where({ is_most_recent: true }).first())!;
    const replace = (columns: object) =>
      database.transaction(async (transaction) => {
        await transaction.raw(`set local session_replication_role = replica`);
        await transaction('beneficiary_information_slice').where({ id: slice.id }).update(columns);
      });
    // Another id than the provider's record has, as after a release.
    await replace({ tcc_beneficiary_id: randomUUID(), ...changes });
    try {
      const again = await pay(payment);
      expect(await concluded('payments', again.id)).toMatchObject(expected);
    } finally {
      await replace({ tcc_beneficiary_id: slice.tcc_beneficiary_id, iban: slice.iban });
    }
  });

  test('under another request id is another payment', async () => {
    const keys = new Set<string>();
    for (const clientRequestId of [randomUUID(), randomUUID()]) {
      const made = await pay(smallPayment({ clientRequestId }));
      keys.add((await rowOf('payments', made.id))!.uniqueRequestId);
    }
    expect(keys.size).toBe(2);
  });
});

const createTransfer = `mutation ($amount: String!, $currency: String!, $source: uuid!, $destination: uuid!, $reason: String!,
  $shouldCharge: Boolean!, $clientRequestId: uuid) {
  made: createTransfer(amount: $amount, currency: $currency, source: $source, destination: $destination, reason: $reason,
    shouldCharge: $shouldCharge, clientRequestId: $clientRequestId) { id status }
}`;

async function move(changes: object): Promise<Made> {
  const asked = { amount: '1.50', currency: 'GBP', source: tradingAccount, destination: accountId('aldgate-payroll') };
  const more = { reason: 'Float', shouldCharge: true };
  const { data, errors } = await as<{ made: Made }>('treasurer', createTransfer, { ...asked, ...more, ...changes });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.made;
}

interface BookedTransfer {
  readonly id: string;
  readonly unique_request_id: string | null;
  readonly amount: string;
}
const transfersUnder = async (key: string) =>
  (await control<{ transfers: BookedTransfer[] }>('books')).transfers.filter(
    ({ unique_request_id }) => unique_request_id === key,
  );

describe('a transfer that is repeated after the database was taken back', () => {
  test('is found at the provider and not made again; its fee is the same charge', async () => {
    const clientRequestId = randomUUID();
    const first = await move({ clientRequestId });
    const before = await rowOf('transfers', first.id);
    const fees = await chargesOf('transfer_id', first.id);
    await forget('transfers', first.id);

    const again = await move({ clientRequestId });
    const after = await concluded('transfers', again.id);
    expect(after.tccTransferId).toBe(before!.tccTransferId);
    expect(await transfersUnder(before!.uniqueRequestId)).toHaveLength(1);
    expect(fees).toHaveLength(1);
    expect(await chargesOf('transfer_id', again.id)).toEqual(fees);
  });

  test.each([
    ['another amount', { amount: '1.51' }],
    ['another destination', { destination: accountId('aldgate-europe') }],
  ])('with %s is refused', async (_what, changes) => {
    const clientRequestId = randomUUID();
    const first = await move({ clientRequestId });
    const { uniqueRequestId } = (await rowOf('transfers', first.id))!;
    await forget('transfers', first.id);
    const again = await move({ clientRequestId, ...changes });
    expect(await concluded('transfers', again.id)).toMatchObject({
      status: 'cancelled',
      errorCode: 'request_key_taken',
    });
    expect(await transfersUnder(uniqueRequestId)).toMatchObject([{ amount: '1.50' }]);
  });
});

describe('a request whose first effect was adopted from the provider', () => {
  const rewrite = (table: 'transfers' | 'conversions', id: string, columns: object) =>
    database.transaction(async (transaction) => {
      await transaction.raw(`set local session_replication_role = replica`);
      await transaction<object>(table).where({ id }).update(columns);
    });

  test('for a transfer finds the adopted row, on its terms only', async () => {
    const clientRequestId = randomUUID();
    const { id } = await move({ clientRequestId });
    await rewrite('transfers', id, { clientRequestId: null, shouldCharge: false, createdById: 'superadmin' });
    expect((await move({ clientRequestId })).id).toBe(id);
    await expect(move({ clientRequestId, amount: '1.51' })).rejects.toThrow('request_id_reused');
  });

  test('for a quote finds the adopted row', async () => {
    const terms = await quoted();
    const { id } = (await accept(terms)).data!.createConversion;
    await rewrite('conversions', id, { quoteId: null });
    await rewindQuote(terms.quoteId);
    expect((await accept(terms)).data?.createConversion.id).toBe(id);
    await rewindQuote(terms.quoteId, { expiresAt: new Date(0) });
    expect((await accept(terms)).data?.createConversion.id).toBe(id);
  });
});

describe('a conversion whose quote is taken up again after the database was taken back', () => {
  test.each([
    ['within the quote’s life', {}],
    ['after the quote expired', { expiresAt: new Date(0) }],
  ])('%s is found at the provider and not booked again', async (_when, changes) => {
    const terms = await quoted();
    const { data } = await accept(terms);
    const first = data!.createConversion;
    await forget('conversions', first.id);
    await rewindQuote(terms.quoteId, changes);

    const again = await accept(terms);
    expect(again.errors).toBeUndefined();
    expect(again.data!.createConversion.tccConversionId).toBe(first.tccConversionId);
    const { uniqueRequestId } = (await database('conversions').where({ quoteId: terms.quoteId }).first())!;
    const booked = await bookedConversions();
    expect(booked.filter(({ unique_request_id }) => unique_request_id === uniqueRequestId)).toHaveLength(1);
  });

  test('on other terms is refused', async () => {
    const terms = await quoted();
    const first = (await accept(terms)).data!.createConversion;
    await forget('conversions', first.id);
    await rewindQuote(terms.quoteId, { clientSellAmount: '101.00' });
    const again = await accept({ ...terms, sellAmount: '101.00' });
    expect(again.data?.createConversion).toMatchObject({
      status: 'closed',
      errorCode: 'request_key_taken',
      tccConversionId: null,
    });
  });
});

describe('a change of a conversion that is repeated after the database was taken back', () => {
  interface Row {
    readonly id: string;
    readonly [column: string]: unknown;
  }
  const mirrored = (id: string) => database<Row>('tcc_conversions').where({ id });
  const splitsAtProvider = async () => (await bookedConversions()).length;

  /** As before the change: without it and its call, and with the conversion as it was. */
  async function takeBack(changeId: string, before: Row, childId: string | null): Promise<void> {
    await database.transaction(async (transaction) => {
      await transaction.raw(`set local session_replication_role = replica`);
      await transaction('provider_intents').where({ entity_id: changeId }).delete();
      await transaction('conversion_changes').where({ id: changeId }).delete();
      if (childId) await transaction('tcc_conversions').where({ id: childId }).delete();
      await transaction<Row>('tcc_conversions').where({ id: before.id }).update(before);
    });
  }

  test.each([
    ['before the sync', false],
    ['after the sync found the part', true],
  ])('a split without an amount before is found, %s', async (_when, isSynced) => {
    const id = await bookedConversion();
    const before = (await mirrored(id).first())!;
    const input = { conversionId: id, amount: '300.00', clientRequestId: randomUUID() };
    const first = await answerOf(changed('splitConversion', input));
    const booked = await splitsAtProvider();
    await takeBack(first.id, before, isSynced ? null : first.childConversionId);
    const again = await answerOf(changed('splitConversion', input));
    expect(again).toMatchObject({ status: 'done', childConversionId: first.childConversionId });
    expect(again.id).not.toBe(first.id);
    expect(await splitsAtProvider()).toBe(booked);
    expect(Number((await mirrored(id).first())?.client_sell_amount)).toBe(700);
  });

  test('a split with an amount before is refused, and one of the amount that is left is made', async () => {
    const id = await bookedConversion();
    const before = (await mirrored(id).first())!;
    const input = { conversionId: id, amount: '300.00', amountBefore: '1000.00', clientRequestId: randomUUID() };
    const first = await answerOf(changed('splitConversion', input));
    const booked = await splitsAtProvider();
    await takeBack(first.id, before, first.childConversionId);
    expect((await changed('splitConversion', input)).errors?.[0]?.extensions).toMatchObject({
      code: 'conversion_changed',
    });
    expect(await splitsAtProvider()).toBe(booked);
    const second = await answerOf(
      changed('splitConversion', { ...input, amountBefore: '700.00', clientRequestId: randomUUID() }),
    );
    expect(second.childConversionId).not.toBe(first.childConversionId);
    expect(await splitsAtProvider()).toBe(booked + 1);
  });

  test('a new date is found and costs nothing again, and a cancellation is refused', async () => {
    const made = async (action: 'changeConversionDate' | 'cancelConversion', input: object) => {
      const quote = action === 'cancelConversion' ? 'quoteConversionCancellation' : 'quoteConversionDateChange';
      const { amount } = await answerOf(changed<ChangeQuote>(quote, { ...input }));
      const asked = { ...input, acceptedAmount: amount, clientRequestId: randomUUID() };
      return { asked, first: await answerOf(changed(action, asked)) };
    };
    const id = await bookedConversion();
    const booked = (await mirrored(id).first())!;
    const moved = await made('changeConversionDate', { conversionId: id, newDate: await laterDay(database, id) });
    const books = await control<object>('books');
    await takeBack(moved.first.id, booked, null);
    const again = await answerOf(changed('changeConversionDate', moved.asked));
    expect(again).toMatchObject({ status: 'done', settledAmount: moved.first.settledAmount });
    expect(await control<object>('books')).toEqual(books);
    const open = (await mirrored(id).first())!;
    const cancelled = await made('cancelConversion', { conversionId: id });
    const closed = await control<object>('books');
    await takeBack(cancelled.first.id, open, null);
    const refusal = await changed('cancelConversion', cancelled.asked);
    expect(refusal.errors?.[0]?.extensions).toEqual({ code: 'provider_rejected', field: 'conversionId' });
    expect(await control<object>('books')).toEqual(closed);
  });
});
