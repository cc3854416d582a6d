import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import type { AccountsRow } from '../generated/tables';

const tariffFields = {
  payment_fee_tariff_id: 'payment_fee',
  incoming_fund_fee_tariff_id: 'incoming_fund_fee',
  monthly_maintenance_charge_tariff_id: 'monthly_maintenance_charge',
  balance_transfer_fee_tariff_id: 'balance_transfer_fee',
} as const;

type References = Partial<Pick<AccountsRow, keyof typeof tariffFields | 'country' | 'debit_account_id'>>;

/**
 * Refuses what an account names and does not exist: a country, a tariff of the type, and in its organisation an open account that is debited.
 * @throws RuleError country_not_found, tariff_not_found, account_not_found
 */
export async function requireReferences(
  database: Knex,
  account: Pick<AccountsRow, 'id' | 'org_id'>,
  named: References,
): Promise<void> {
  await requireCountry(database, named.country);
  for (const [field, type] of Object.entries(tariffFields)) {
    const id = named[field as keyof typeof tariffFields];
    if (id && !(await database('tariffs').where({ id, type }).first('id'))) {
      throw new RuleError('tariff_not_found', field);
    }
  }
  const debited = named.debit_account_id;
  if (!debited) return;
  const known = await database('accounts')
    .where({ id: debited, org_id: account.org_id, is_closed: false })
    .whereNot({ id: account.id })
    .first('id');
  if (!known) {
    throw new RuleError('account_not_found', 'debit_account_id', 'Choose another open account of the organisation.');
  }
}

/** @throws RuleError country_not_found */
export async function requireCountry(database: Knex, code: string | null | undefined): Promise<void> {
  const isKnown = !code || (await database('countries').where({ alpha2Code: code }).first('alpha2Code'));
  if (!isKnown) throw new RuleError('country_not_found', 'country');
}
