/** @ownPortal This file compares all books, so that what other files leave would be found. */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { reconcileBooks } from '../../../actions/books/reconcileBooks';
import { requestKey } from '../../../actions/intents/contentDigest';
import type { Context } from '../../../actions/context';
import { accountId } from '../../../seeds/demo/organisations';
import {
  decideChange as decide,
  openDifference,
  paymentAtProvider,
  proposal,
  proposedResolution,
  resolveDifference as resolve,
  withoutGuards,
  type ShownDifference,
} from '../../support/books';
import { bookedConversion } from '../../support/conversionChanges';
import { bookedConversions } from '../../support/conversions';
import { eventually } from '../../support/eventually';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, createPayment, providerBooks, refusalOf, smallPayment, tradingAccount } from '../../support/portal';
import { administer, asAdministrator } from '../../support/safeguarding';
import { runSchedule, stackDatabase } from '../../support/stack';
import { stackContext } from '../../support/users';

let database: Knex;
let context: Context;
beforeAll(async () => {
  database = stackDatabase();
  context = stackContext();
  await runSchedule('send-intents');
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const compare = () => reconcileBooks(context, { from: new Date(0), normalTimeMs: 0 });

async function differenceOf(subjectId: string): Promise<ShownDifference> {
  await compare();
  return (await openDifference(database, subjectId)) as unknown as ShownDifference;
}

/** One super admin proposes, the other one allows. */
async function resolved(difference: ShownDifference, resolution: string) {
  const allow = await proposedResolution(database, difference, resolution);
  expect(refusalOf(await administer(decide, allow)).code).toBe('second_person_required');
  return effectsOf(database, asAdministrator(decide, allow, 'superadmin2'));
}

const rowOf = (id: string) => database('book_differences').where({ id }).first();

test('a payment made at the provider is adopted by two people, follows it, and is found by the client that repeats it', async () => {
  const clientRequestId = randomUUID();
  const made = await paymentAtProvider(context, requestKey('payment', [tradingAccount], clientRequestId));
  const difference = await differenceOf(made.id);
  const proposed = await effectsOf(database, asAdministrator(resolve, proposal(difference, 'adopt')));
  expect(proposed.answer.errors).toBeUndefined();
  expect(await database('payments').where({ tccPaymentId: made.id })).toEqual([]);
  const [change] = await database('pending_changes').where({ kind: 'resolveBookDifference', decision: null });
  const allow = { id: change!.id, changeDigest: change!.change_digest, decision: 'allowed' };
  expect(refusalOf(await administer(decide, allow)).code).toBe('second_person_required');
  expect((await administer(decide, allow, 'superadmin2')).errors).toBeUndefined();

  const adopted = (await database('payments').where({ tccPaymentId: made.id }).first())!;
  expect(adopted).toMatchObject({
    status: made.status,
    amount: '31.07',
    accountId: tradingAccount,
    createdById: 'superadmin',
    reference: 'AT THE PROVIDER',
    paymentDate: made.payment_date,
    uniqueRequestId: made.unique_request_id,
  });
  expect(await rowOf(difference.id)).toMatchObject({ resolution: 'adopt', resolved_by: 'superadmin2' });
  expect(
    await database('activity').where({ eventCode: 'A035', userId: 'superadmin2', accountId: tradingAccount }),
  ).toMatchObject([{ accountId: tradingAccount, details: 'Difference of a payment adopted: Seen at the provider' }]);
  expect(await database('alarms').where({ subject: difference.id, cleared_at: null })).toEqual([]);
  await compare();
  expect(await openDifference(database, made.id)).toBeUndefined();

  const repeat = { ...smallPayment({ amount: '31.07', reference: 'AT THE PROVIDER' }), clientRequestId };
  const again = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: repeat });
  expect(again.data?.createPayment.id).toBe(adopted.id);
  const other = await as('maker', createPayment, { payment: { ...repeat, amount: '31.08' } });
  expect(refusalOf(other).code).toBe('request_id_reused');
});

test('a payment to a payee that no beneficiary has is not adopted', async () => {
  const made = await paymentAtProvider(context);
  const difference = await differenceOf(made.id);
  const slices = await database('beneficiary_information_slice').where({ tcc_beneficiary_id: made.beneficiary_id });
  const point = (tcc_beneficiary_id: string, accountNumber: string) =>
    withoutGuards(database, (transaction) =>
      transaction('beneficiary_information_slice')
        .whereIn(
          'id',
          slices.map(({ id }) => id),
        )
        .update({ tcc_beneficiary_id, accountNumber }),
    );
  await point(randomUUID(), '00000001');
  try {
    const effects = await refusedEffects(database, asAdministrator(resolve, proposal(difference, 'adopt')));
    expect(effects).toEqual(refused('difference_payee_unknown', 'resolution'));
  } finally {
    await point(made.beneficiary_id, slices[0]!.accountNumber!);
  }
});

test('a payment that has not left is cancelled at the provider, and the next comparison closes the difference', async () => {
  const made = await paymentAtProvider(context);
  const difference = await differenceOf(made.id);
  expect((await resolved(difference, 'reverse')).answer.errors).toBeUndefined();
  expect((await providerBooks()).payments.find(({ id }) => id === made.id)).toMatchObject({ status: 'deleted' });
  expect(await rowOf(difference.id)).toMatchObject({ resolution: 'reverse', resolved_at: null });
  await compare();
  expect((await rowOf(difference.id))!.resolved_at).not.toBeNull();
  expect(await rowOf(difference.id)).toMatchObject({ resolution: 'reverse' });
});

test('what is explained is not found again while it is the same', async () => {
  const made = await paymentAtProvider(context);
  const difference = await differenceOf(made.id);
  await resolved(difference, 'explain');
  expect(await rowOf(difference.id)).toMatchObject({ resolution: 'explain', note: 'Seen at the provider' });
  await compare();
  expect(await openDifference(database, made.id)).toBeUndefined();
  const client = await context.provider.forAccount(tradingAccount);
  await client.updatePayment(made.id, { amount: '77.00', on_behalf_of: made.creator_contact_id });
  await compare();
  expect(await openDifference(database, made.id)).toMatchObject({ side: 'provider', found: { amount: '77.00' } });
});

test('a payment that the provider never had fails here', async () => {
  const [difference] = await database('book_differences').where({ side: 'ours', resolved_at: null });
  const [fresh] = [await differenceOf(difference!.subject_id)];
  await resolved(fresh, 'reverse');
  expect(await database('payments').where({ id: difference!.our_id! }).first()).toMatchObject({
    status: 'failed',
    errorCode: 'not_at_provider',
  });
  await compare();
  expect(await openDifference(database, difference!.subject_id)).toBeUndefined();
});

test.each(['transfers', 'conversions'] as const)('a row of %s that is missing here is adopted', async (table) => {
  const id = table === 'transfers' ? 'tccTransferId' : 'tccConversionId';
  const rows = database<object>(table).whereNotNull(id);
  const row = (await rows.clone().first<Record<string, string>>())!;
  await withoutGuards(database, (transaction) => transaction<object>(table).where({ id: row.id }).delete());
  await resolved(await differenceOf(row[id]!), 'adopt');
  expect(await rows.clone().where({ [id]: row[id] })).toMatchObject([
    { status: row.status, createdById: 'superadmin' },
  ]);
  await compare();
  expect(await openDifference(database, row[id]!)).toBeUndefined();
});

test('a transfer to safeguarding that is missing here is adopted, and what stands safeguarded follows it', async () => {
  const table = 'safeguarding_transfers';
  const isMade = { status: 'completed', sourceAccountId: tradingAccount, currency: 'GBP' } as const;
  const row = (await database(table).where(isMade).whereNotNull('tccTransferId').first())!;
  const adjustments = () => database('safeguarding_adjustments').where({ related_transfer_id: row.id });
  const safeguarded = async () =>
    Number((await database('accounts').where({ id: tradingAccount }).first())!.safeguarded_amount_gbp);
  const before = await safeguarded();
  await withoutGuards(database, async (transaction) => {
    await transaction('postings').where({ safeguarding_transfer_id: row.id }).delete();
    await transaction('safeguarding_adjustments').where({ related_transfer_id: row.id }).delete();
    await transaction(table).where({ id: row.id }).delete();
    const change = { safeguarded_amount_gbp: String(before - Number(row.amount)) };
    await transaction('accounts').where({ id: tradingAccount }).update(change);
  });
  await resolved(await differenceOf(row.tccTransferId!), 'adopt');
  const adopted = await database(table).where({ tccTransferId: row.tccTransferId });
  expect(adopted).toMatchObject([{ status: 'completed', amount: row.amount, reason: row.reason }]);
  expect(await safeguarded()).toBe(before);
  expect(await adjustments().orWhere({ related_transfer_id: adopted[0]!.id })).toHaveLength(1);
  await compare();
  expect(await openDifference(database, row.tccTransferId!)).toBeUndefined();
});

test('a transfer between two control accounts is adopted for the move that failed to bring it, and is no client’s', async () => {
  const [former, control] = [accountId('house'), accountId('safeguarding')];
  const ends = await database('accounts').whereIn('id', [former, control]).select('id', 'tccAccountId');
  const atProvider = (id: string) => ends.find((end) => end.id === id)!.tccAccountId!;
  const client = await context.provider.forAccount(former);
  const { id } = await client.createTransfer({
    source_account_id: atProvider(former),
    destination_account_id: atProvider(control),
    currency: 'GBP',
    amount: '1.00',
    reason: 'TOSAFEGUARDING GBP',
    unique_request_id: randomUUID(),
  });
  const isCompleted = (found: unknown) =>
    (found as { readonly found?: { readonly status?: string } } | undefined)?.found?.status === 'completed';
  const adoption = await eventually(() => differenceOf(id), isCompleted);
  const refusal = await refusedEffects(database, asAdministrator(resolve, proposal(adoption, 'adopt')));
  expect(refusal).toEqual(refused('resolution_not_possible', 'resolution'));
  // Any change that was made.
  const moveId = (await database('pending_changes').where({ decision: 'allowed' }).first('id'))!.id;
  const failed = { id: randomUUID(), moveId, sourceAccountId: former, destinationAccountId: control };
  const terms = { amount: '1.00', currency: 'GBP', reason: 'TOSAFEGUARDING GBP', createdById: 'superadmin' } as const;
  await withoutGuards(database, (transaction) =>
    transaction('safeguarding_transfers').insert({ ...failed, ...terms, status: 'cancelled' }),
  );
  expect((await resolved(adoption, 'adopt')).answer.errors).toBeUndefined();
  const adopted = (await database('safeguarding_transfers').where({ tccTransferId: id }).first())!;
  expect(adopted).toMatchObject({ moveId, amount: '1.00' });
  await eventually(
    async () => {
      await runSchedule('sync-provider');
      return database('postings').where({ safeguarding_transfer_id: adopted.id }).pluck('amount');
    },
    (amounts) => amounts.length === 2,
  );
  expect(await database('safeguarding_adjustments').where({ related_transfer_id: adopted.id })).toEqual([]);
});

test('a conversion that is unknown here is cancelled at the provider where it allows that, and the refusal says why otherwise', async () => {
  const forget = (id: string) =>
    withoutGuards(database, (transaction) => transaction('conversions').where({ tccConversionId: id }).delete());
  const statusAtProvider = async (id: string) =>
    (await bookedConversions()).find((conversion) => conversion.id === id)?.status;
  const small = await bookedConversion();
  await forget(small);
  const difference = await differenceOf(small);
  expect((await resolved(difference, 'reverse')).answer.errors).toBeUndefined();
  expect(await statusAtProvider(small)).toBe('closed');
  await compare();
  expect(await rowOf(difference.id)).toMatchObject({ resolution: 'reverse', resolved_at: expect.any(Date) });

  // Above the provider's limit, people cancel it there.
  const large = await bookedConversion({ amount: '20000.00' });
  await forget(large);
  const { answer } = await resolved(await differenceOf(large), 'reverse');
  expect(answer.errors?.[0]?.message).toContain('The provider refused it: Above');
  expect(await statusAtProvider(large)).toBe('awaiting_funds');
});

test('the transfer of a charge that is unknown here is explained and not adopted', async () => {
  const charge = (await database('charges').where({ status: 'completed' }).whereNotNull('tcc_transfer_id').first())!;
  const update = (tcc_transfer_id: string | null) =>
    withoutGuards(database, (transaction) =>
      transaction('charges').where({ id: charge.id }).update({ tcc_transfer_id, status: 'cancelled' }),
    );
  await update(null);
  await withoutGuards(database, (transaction) =>
    transaction('charges').where({ id: charge.id }).update({ id: randomUUID() }),
  );
  const difference = await differenceOf(charge.tcc_transfer_id!);
  expect(difference).toMatchObject({ side: 'provider', found: { reason: charge.narrative } });
  const adopt = asAdministrator(resolve, proposal(difference, 'adopt'));
  expect(await refusedEffects(database, adopt)).toEqual(refused('resolution_not_possible', 'resolution'));
  await resolved(difference, 'explain');
  await compare();
  expect(await openDifference(database, charge.tcc_transfer_id!)).toBeUndefined();
});

test.each<[string, object, string, string]>([
  ['an absent difference', { differenceId: randomUUID() }, 'difference_not_found', 'differenceId'],
  ['what was not shown', { digest: 'other' }, 'difference_changed', 'digest'],
  ['an unknown way', { resolution: 'forget' }, 'invalid_input', 'resolution'],
  ['no note', { note: '' }, 'invalid_input', 'note'],
])('%s is refused', async (_what, changes, code, field) => {
  const difference = await differenceOf((await paymentAtProvider(context)).id);
  const call = asAdministrator(resolve, proposal(difference, 'explain', changes));
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('other terms cannot be adopted, and no difference is resolved by one person or twice', async () => {
  const payment = await database('payments')
    .where({ accountId: accountId('aldgate-trading'), status: 'completed' })
    .first();
  await withoutGuards(database, (transaction) =>
    transaction('payments').where({ id: payment!.id }).update({ amount: '0.01' }),
  );
  const difference = await differenceOf(payment!.tccPaymentId!);
  for (const way of ['adopt', 'reverse']) {
    const call = asAdministrator(resolve, proposal(difference, way));
    expect(await refusedEffects(database, call)).toEqual(refused('resolution_not_possible', 'resolution'));
  }
  await administer(resolve, proposal(difference, 'explain'));
  expect(refusalOf(await administer(resolve, proposal(difference, 'explain'), 'superadmin2')).code).toBe(
    'change_pending',
  );
  const [change] = await database('pending_changes').where({ entity_id: difference.id, decision: null });
  const allow = { id: change!.id, changeDigest: change!.change_digest, decision: 'allowed' };
  // A comparison finds something else before the second person looks.
  await withoutGuards(database, (transaction) =>
    transaction('payments').where({ id: payment!.id }).update({ amount: '0.02' }),
  );
  await compare();
  expect(refusalOf(await administer(decide, allow, 'superadmin2')).code).toBe('change_not_applicable');
});

test.each(['maker', 'treasurer'])('%s has no such call', async (username) => {
  const difference = { id: randomUUID(), digest: '' };
  const { answer, rows } = await effectsOf(
    database,
    asAdministrator(resolve, proposal(difference, 'explain'), username),
  );
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
