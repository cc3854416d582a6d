import type { Knex } from 'knex';
import type { ChargesRow } from '../../actions/database/generated/tables';
import { recordCharges, type DueCharge } from '../../actions/database/recordCharge';
import { inTransaction } from '../../actions/database/transaction';
import type { Context } from '../../actions/provider/context';
import { accountId } from '../../seeds/demo/organisations';

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
  const actor = { userId: 'test', requestId: 'test' };
  await inTransaction(context.database, actor, (transaction) => recordCharges(transaction, context, [due]));
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
