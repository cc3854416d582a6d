import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { recordAdministration } from '../database/recordAdministration';
import { lockAdministered } from './standing';
import { whileUnreferenced } from './whileUnreferenced';

/**
 * Deletes an organisation that has no records: its roles and its login go with it.
 * @throws RuleError organisation_not_found, organisation_has_records
 */
export const deleteOrganisation = defineAction({
  name: 'deleteOrganisation',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Deletes a customer that has no accounts, people or rules."""
      deleteOrganisation(orgId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ orgId }, session, context: RuntimeContext) => {
    return whileUnreferenced('organisation_has_records', 'orgId', () =>
      inTransaction(context.database, session, async (transaction) => {
        const { id, name } = await lockAdministered(transaction, session, orgId);
        await requireNothingKept(transaction, id);
        await transaction('vault.provider_credentials').where({ org_id: id }).delete();
        await transaction('roles').where({ org_id: id }).delete();
        await transaction('organisations').where({ id }).delete();
        await recordAdministration(transaction, context, session, {
          subject: 'organisation',
          details: `Deleted: ${name}`,
        });
        return { id };
      }),
    );
  },
});

/** What the database would delete together with the organisation, although an administrator wrote it. */
const kept = `
  select from users_organisations where org_id = :id
  union all select from groups where org_id = :id
  union all select from webhook_endpoints where org_id = :id
  union all select from favourites_addresses where "orgId" = :id
  union all select from favourites_entities where "orgId" = :id
  union all select from favourites_persons where "orgId" = :id`;

async function requireNothingKept(transaction: Knex.Transaction, id: string): Promise<void> {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(`${kept} limit 1`, { id });
  if (rows.length > 0) throw new RuleError('organisation_has_records', 'orgId');
}
