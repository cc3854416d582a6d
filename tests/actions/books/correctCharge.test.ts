/** @ownPortal This file computes all charges anew, and changes what was recorded. */
import type { Knex } from 'knex';
import { recomputeCharges } from '../../../actions/books/recomputeCharges';
import type { ChargeDifference } from '../../../actions/books/recordedCharges';
import type { Context } from '../../../actions/context';
import { lastDayOf } from '../../../domain/charges/periods';
import { decideChange, proposal, proposedResolution, resolveDifference, withoutGuards } from '../../support/books';
import { chargeRow, house, newCharge, payroll, postingsOfCharge } from '../../support/charges';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { eventually } from '../../support/eventually';
import { refusalOf } from '../../support/portal';
import { administer, asAdministrator } from '../../support/safeguarding';
import { control, runSchedule, stackDatabase } from '../../support/stack';
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

async function recompute() {
  const differences: ChargeDifference[] = [];
  const report = await recomputeCharges(context, {}, (one) => differences.push(one));
  return { differences, report };
}

const openOf = (subjectId: string) =>
  database('book_differences').where({ kind: 'charge', subject_id: subjectId, resolved_at: null }).first();
const correctionsOf = (id: string) => database('charges').where({ corrects_charge_id: id }).orderBy('created_at');

/** A fee of 1.25 for incoming funds, which waits. */
async function feeOf(): Promise<string> {
  const tariff = (await database('tariffs').where({ type: 'incoming_fund_fee' }).first('id'))!;
  return newCharge(context, '', { inputs: { type: 'incoming_fund_fee', tariff: { ...tariff, amount: '1.25' } } });
}

/** One that was taken. */
async function takenCharge(): Promise<string> {
  const id = await feeOf();
  await taken(id);
  return id;
}

/** Takes charges until this one is completed. */
const taken = (id: string) =>
  eventually(
    async () => {
      await runSchedule('charges-process');
      await runSchedule('send-intents');
      return (await chargeRow(database, id)).status;
    },
    (status) => status === 'completed',
  );

/** As a fault would have recorded it. */
const recordAs = (id: string, amount: string) =>
  withoutGuards(database, (transaction) =>
    transaction('charges')
      .where({ id })
      .update({ amounts: JSON.stringify({ GBP: amount }), amount }),
  );

async function correct(id: string) {
  await recompute();
  const difference = (await openOf(id))!;
  const allow = await proposedResolution(database, difference, 'correct');
  expect(await correctionsOf(id)).toEqual([]);
  expect(refusalOf(await administer(decideChange, allow)).code).toBe('second_person_required');
  expect((await administer(decideChange, allow, 'superadmin2')).errors).toBeUndefined();
  return difference;
}

interface Books {
  readonly transfers: readonly { readonly unique_request_id: string | null; readonly amount: string }[];
}
const transfersOf = async (key: string) =>
  (await control<Books>('books')).transfers.filter(({ unique_request_id }) => unique_request_id === key);

test.each([
  ['too much', '3.00', '1.75', 'Credit', house, payroll],
  ['too little', '1.00', '0.25', 'Correction', payroll, house],
])('%s is made up for by a charge of its own, taken as any other', async (_what, recorded, amount, name, from, to) => {
  const id = await takenCharge();
  await recordAs(id, recorded);
  const before = await chargeRow(database, id);
  const difference = await correct(id);
  const [correction] = await correctionsOf(id);
  expect(correction).toMatchObject({
    status: 'pending',
    amount,
    currency: 'GBP',
    type: before.type,
    corrected_amount: '1.25',
    main_account_id: payroll,
    source_account_id: from,
    destination_account_id: to,
    narrative: `${name}: ${before.narrative}`,
  });
  const derivation = await database('charge_derivations').where({ charge_id: correction!.id }).first('inputs', 'steps');
  expect(derivation).toMatchObject({
    inputs: { type: 'correction', chargeId: id, recorded, right: '1.25', note: 'Seen at the provider' },
    steps: [{ step: 'right', amount: '1.25' }, { step: 'recorded' }, { step: 'corrected', amount }],
  });
  await taken(correction!.id);
  expect(await transfersOf(correction!.id)).toMatchObject([{ amount }]);
  expect(await postingsOfCharge(database, correction!.id)).toEqual([
    { account_id: from, amount: `-${amount}`, currency: 'GBP' },
    { account_id: to, amount, currency: 'GBP' },
  ]);
  expect(await chargeRow(database, id)).toEqual(before);
  expect(await database('book_differences').where({ id: difference.id }).first()).toMatchObject({
    resolution: 'correct',
    resolved_by: 'superadmin2',
  });
  expect(await database('alarms').where({ subject: difference.id, cleared_at: null })).toEqual([]);
  expect((await recompute()).differences.filter((one) => one.id === id)).toEqual([]);
});

test('a charge is corrected to an amount once, and a correction that was waived is not booked again', async () => {
  const id = await takenCharge();
  await recordAs(id, '3.00');
  const difference = await correct(id);
  const [correction] = await correctionsOf(id);
  await database('charges').where({ id: correction!.id }).update({ status: 'cancelled' });
  expect((await recompute()).differences.filter((one) => one.id === id)).toEqual([]);
  await withoutGuards(database, (transaction) =>
    transaction('book_differences')
      .where({ id: difference.id })
      .update({ resolved_at: null, resolution: null, note: null, resolved_by: null }),
  );
  const call = asAdministrator(resolveDifference, proposal(difference, 'correct'));
  expect(await refusedEffects(database, call)).toEqual(refused('resolution_not_possible', 'resolution'));
  expect(await correctionsOf(id)).toHaveLength(1);
  await recompute();
});

test('a charge that was not taken is found, and not corrected', async () => {
  const id = await feeOf();
  await recordAs(id, '1.50');
  await recompute();
  const difference = (await openOf(id))!;
  for (const way of ['correct', 'adopt', 'reverse']) {
    const call = asAdministrator(resolveDifference, proposal(difference, way));
    expect(await refusedEffects(database, call)).toEqual(refused('resolution_not_possible', 'resolution'));
  }
  // It was taken and waived between the command and the decision.
  await database('charges').where({ id }).update({ status: 'cancelled' });
  await withoutGuards(database, (transaction) =>
    transaction('book_differences')
      .where({ id: difference.id })
      .update({ expected: JSON.stringify({ ...(difference.expected as object), status: 'completed' }) }),
  );
  const late = asAdministrator(resolveDifference, proposal(difference, 'correct'));
  expect(await refusedEffects(database, late)).toEqual(refused('resolution_not_possible', 'resolution'));
});

test('interest that was never recorded for a month is charged as that of the month', async () => {
  const charge = (await database('charges')
    .where({ type: 'euro_negative_interest', corrects_charge_id: null })
    .orderBy('month', 'desc')
    .orderBy('id')
    .first())!;
  const { rows } = await database.raw<{ rows: { month: string }[] }>(
    `select to_char(month, 'YYYY-MM-DD') as month from charges where id = ?`,
    [charge.id],
  );
  const month = rows[0]!.month;
  await database('charge_positions')
    .insert({ type: 'euro_negative_interest', decided_until: lastDayOf(month) })
    .onConflict('type')
    .merge();
  await withoutGuards(database, async (transaction) => {
    // Another account was charged for the month instead, so that the command knows of it.
    await transaction('charges')
      .where({ id: charge.id })
      .update({ main_account_id: house, source_account_id: house, destination_account_id: payroll });
  });
  // The month keeps its rate when the settings have another one since.
  await database('settings').update({ euro_negative_interest_charge_rate: '0.009' });
  const { differences } = await recompute();
  const missing = differences.find(
    (one) => one.status === null && one.accountId === charge.main_account_id && one.month === month,
  )!;
  expect(missing).toMatchObject({ month, recorded: '0', recomputed: charge.amount, currency: 'EUR' });
  const difference = (await openOf(missing.id))!;
  const allow = await proposedResolution(database, difference, 'correct');
  const { answer } = await effectsOf(database, asAdministrator(decideChange, allow, 'superadmin2'));
  expect(answer.errors).toBeUndefined();
  expect(await database('charges').where({ id: missing.id }).first()).toMatchObject({
    status: 'pending',
    amount: charge.amount,
    type: 'euro_negative_interest',
    main_account_id: charge.main_account_id,
    corrects_charge_id: null,
  });
  expect((await recompute()).differences.filter((one) => one.id === missing.id)).toEqual([]);
});
