import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { ProviderAccount } from '../provider/records';
import { refusalOf } from '../provider/refusal';
import { forgetPositions } from '../database/syncPositions';
import { recordAccount } from '../database/accounts/insertAccount';
import { isSubAccount } from './connectAccount';

/**
 * Imports an account of the provider into an organisation. The new account is not approved. Importing it again changes nothing.
 * @throws RuleError account_not_found, organisation_not_found, account_imported where another organisation has it, provider_unavailable,
 *   provider_credentials_refused
 */
export const importTccAccount = defineAction({
  name: 'importTccAccount',
  roles: [],
  scope: null,
  writes: { lists: ['accounts', 'organisations'], rows: { accountId: ['accounts'], accountIds: ['accounts'] } },
  activity: ['A035'],
  sdl: `
    type Mutation {
      """
      Makes an account of the provider one of the organisation's, unless it is one already.
      """
      importTccAccount(tccId: uuid!, orgId: uuid!): ImportedAccount!
    }

    type ImportedAccount @related(name: "account", table: "accounts", by: "id") {
      id: uuid!
    }
  `,
  handler: async ({ tccId, orgId }, session, context) => {
    if (!isUuid(tccId)) throw new RuleError('account_not_found', 'tccId');
    if (!isUuid(orgId) || !(await context.database('organisations').where({ id: orgId }).first('id'))) {
      throw new RuleError('organisation_not_found', 'orgId');
    }
    const known = await findImported(context.database, tccId, orgId);
    if (known) return known;
    const client = await context.provider.house();
    const refuse = (error: unknown) => {
      throw refusalOf(error, 'tccId');
    };
    const reading = await client.getAccount(tccId, null).catch(refuse);
    const isTccSubAccount = await isSubAccount(client, reading.id).catch(refuse);
    return inTransaction(context.database, session, async (transaction) => {
      const { id, isNew } = await store(transaction, context.newId(), { orgId, reading, isTccSubAccount });
      const details = `Imported: ${reading.account_name}`;
      if (isNew) await recordAccount(transaction, context, session, { accountId: id, details });
      return { id };
    });
  },
});

/** @throws RuleError account_imported */
async function findImported(database: Knex, tccId: string, orgId: string): Promise<{ id: string } | undefined> {
  const known = await database('accounts').where({ tccAccountId: tccId }).first('id', 'org_id');
  if (known && known.org_id !== orgId.toLowerCase()) throw new RuleError('account_imported', 'tccId');
  return known && { id: known.id };
}

interface Imported {
  readonly orgId: string;
  readonly reading: ProviderAccount;
  readonly isTccSubAccount: boolean;
}

async function store(
  transaction: Knex.Transaction,
  id: string,
  { orgId, reading, isTccSubAccount }: Imported,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const country = await transaction('countries')
    .where({ alpha2Code: reading.country ?? '' })
    .first('alpha2Code');
  const legalEntityType = (['company', 'individual'] as const).find((type) => type === reading.legal_entity_type);
  const inserted = await transaction('accounts')
    .insert({
      id,
      org_id: orgId,
      tccAccountId: reading.id,
      name: reading.account_name,
      reference: reading.short_reference,
      street: reading.street,
      city: reading.city,
      state_or_province: reading.state_or_province,
      postal_code: reading.postal_code,
      country: country?.alpha2Code ?? null,
      legal_entity_type: legalEntityType ?? null,
      identification_type: reading.identification_type,
      identification_value: reading.identification_value,
      isTccSubAccount,
    })
    .onConflict('tccAccountId')
    .ignore()
    .returning('id');
  // The sync skipped the account's payments, conversions and transactions until now.
  if (inserted.length > 0) await forgetPositions(transaction);
  const imported = await findImported(transaction, reading.id, orgId);
  return { id: imported?.id ?? id, isNew: inserted.length > 0 };
}
