import type { Knex } from 'knex';
import { storedAccount, type AccountInput } from '../../../domain/accounts/accountInput';
import { RuleError } from '../../../domain/errors';
import { nothingSafeguarded } from '../../../domain/safeguarding/currencies';
import type { RuntimeContext } from '../../runtime/context';
import type { Session } from '../../runtime/session';
import { recordActivity } from '../recordActivity';
import { forgetPositions } from '../syncPositions';
import type { AccountsRow } from '../generated/tables';
import { requireConsistent, requireDesignatedType } from './requireConsistent';
import { requireReferences } from './requireReferences';

/** Records what an administrator did with an account in the activity log. */
export async function recordAccount(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { accountId, details }: { readonly accountId: string; readonly details: string },
): Promise<void> {
  await recordActivity(transaction, { eventCode: 'A035', userId, accountId, details, createdAt: clock.now() });
}

/** What a new account holds by default; the database has the same defaults. */
const defaults = {
  debit_account_id: null,
  debit_account_use_source: true,
  charge_currencies: [],
  charge_currencies_use_source: true,
  safeguarding_enabled: false,
  safeguarding_permitted: true,
  ...nothingSafeguarded,
} as const;

/**
 * Inserts an account that is not approved, with safeguarding permitted (specification, part two, section 7). Where the organisation has an account
 * with the same provider id, that one is the answer.
 * @throws RuleError organisation_not_found, account_imported, country_not_found, tariff_not_found, account_not_found, invalid_input
 */
export async function insertAccount(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  session: Session,
  { id, account }: { readonly id: string; readonly account: AccountInput },
): Promise<{ readonly id: string }> {
  const row = { ...(storedAccount(account) as Partial<AccountsRow> & AccountInput), id, safeguarding_permitted: true };
  const organisation = await transaction('organisations').where({ id: row.org_id }).forShare().first('id');
  if (!organisation) throw new RuleError('organisation_not_found', 'org_id');
  requireConsistent({ ...defaults, ...(row as Partial<AccountsRow>) });
  await requireDesignatedType(transaction, row.isDesignated);
  await requireReferences(transaction, { id, org_id: row.org_id }, row as Partial<AccountsRow>);
  const inserted = await transaction('accounts')
    .insert({ ...(row as AccountsRow), createdAt: context.clock.now() })
    .onConflict('tccAccountId')
    .ignore()
    .returning('id');
  if (inserted.length === 0) return connectedBefore(transaction, row);
  if (row.tccAccountId) await forgetPositions(transaction);
  await recordAccount(transaction, context, session, { accountId: id, details: `Created: ${row.name}` });
  return { id };
}

async function connectedBefore(
  transaction: Knex.Transaction,
  { org_id, tccAccountId }: Partial<AccountsRow>,
): Promise<{ readonly id: string }> {
  const known = await transaction('accounts').where({ tccAccountId }).first('id', 'org_id');
  if (!known || known.org_id !== org_id) throw new RuleError('account_imported', 'tccAccountId');
  return { id: known.id };
}
