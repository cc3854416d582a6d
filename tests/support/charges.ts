import type { Knex } from 'knex';
import type { ChargesRow } from '../../actions/database/generated/tables';
import { recordCharges, type DueCharge } from '../../actions/database/recordCharge';
import { processBatch } from '../../actions/charges/processCharges';
import { inTransaction } from '../../actions/database/transaction';
import type { Context } from '../../actions/context';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { accountId } from '../../seeds/demo/organisations';
import { graphql } from './stack';

export const payroll = accountId('aldgate-payroll');
export const house = accountId('house');

let made = 0;

/** Records a pending charge of an account that holds pounds, and answers its id. */
export async function newCharge(context: Context, amount = '0.31', changes: Partial<DueCharge> = {}): Promise<string> {
  made += 1;
  const narrative = `Test charge ${process.pid} ${made} ${context.newId()}`;
  const due: DueCharge = {
    accountId: payroll,
    sourceAccountId: payroll,
    destinationAccountId: house,
    narrative,
    inputs: { type: 'monthly_maintenance_charge', tariff: { id: await tariffOf(context.database), amount } },
    ...changes,
  };
  await inTransaction(context.database, chargesActor, (transaction) => recordCharges(transaction, context, [due]));
  const row = await context.database('charges').where({ narrative: due.narrative }).first('id');
  if (!row) throw new Error('the charge was not recorded');
  return row.id;
}

async function tariffOf(database: Knex): Promise<string> {
  const row = await database('tariffs').where({ type: 'monthly_maintenance_charge', is_default: true }).first('id');
  if (!row) throw new Error('there is no default tariff');
  return row.id;
}

export async function chargeRow(database: Knex, id: string): Promise<ChargesRow> {
  const row = await database('charges').where({ id }).first();
  if (!row) throw new Error(`no charge ${id}`);
  return row;
}

/** What was posted for a charge: the accounts with their amounts. */
export const postingsOfCharge = (
  database: Knex,
  id: string,
): Promise<{ account_id: string; amount: string; currency: string }[]> =>
  database('postings').where({ charge_id: id }).orderBy('amount').select('account_id', 'amount', 'currency');

const documents = {
  reprocess: `mutation ($chargeId: uuid!) { charge: reprocessCharge(chargeId: $chargeId) { id status errorMessage } }`,
  update: `mutation ($chargeId: uuid!, $status: String!, $reason: String!) {
    charge: updateChargeStatus(chargeId: $chargeId, status: $status, reason: $reason) { status }
  }`,
};

/** What an action on charges comes back with. */
export interface ChargeAnswer {
  readonly charge: { readonly status: string; readonly errorMessage?: string };
}

/** An action on charges as a user calls it. */
export const chargeCall = (
  action: keyof typeof documents,
  variables: Record<string, unknown>,
  username = 'superadmin',
) => ({ username, role: username === 'superadmin' ? 'admin' : 'user', query: documents[action], variables });

/** Calls it as an administrator. */
export const callCharge = (action: keyof typeof documents, variables: Record<string, unknown>) =>
  graphql<ChargeAnswer>('superadmin', documents[action], variables, { 'x-hasura-role': 'admin' });

/** Who takes charges in tests. */
export const chargesActor = { userId: 'test', requestId: 'test' };

/** A charge whose transfer the sender refused. */
export async function refusedCharge(context: Context, database: Knex): Promise<string> {
  const id = await newCharge(context);
  await processBatch(context, chargesActor, id);
  await database('provider_intents').where({ entity_id: id }).update({ digest: 'another content' });
  await sendIntents(context);
  return id;
}

/** Waives what a test has left. */
export const waive = (id: string) =>
  callCharge('update', { chargeId: id, status: 'cancelled', reason: 'End of the test.' });

/** What the log says of a charge. */
export const chargeEntries = (database: Knex, narrative: string) =>
  database('activity')
    .where('details', 'like', `${narrative}%`)
    .orderBy('createdAt')
    .select('eventCode', 'userId', 'details');
