import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { organisationChangesSchema, type OrganisationChanges } from '../../domain/organisations/organisationInput';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { storeCredentials } from './credentials';
import { recordAdministration } from '../database/recordAdministration';
import { requireProviderLogin } from './requireProviderLogin';
import { lockAdministered } from './standing';

/**
 * Changes the given fields of an organisation. The activity log names the fields, never their values.
 * Nothing is stored where the provider does not take the login, the key or the contact.
 * @throws RuleError invalid_input, also for using a login of its own where there is none; and those of requireProviderLogin
 */
export const updateOrganisation = defineAction({
  name: 'updateOrganisation',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """
      Changes the given fields of a customer. A field that is left out keeps its value.
      """
      updateOrganisation(orgId: uuid!, organisation: OrganisationChangesInput!): AdministeredRecord!
    }

    """A field that is left out keeps its value."""
    input OrganisationChangesInput {
      name: String
      """A new key for the organisation's login."""
      api_key: String
      tcc_login_id: String
      tcc_contact_id: uuid
      enable_dip: Boolean
      enable_favourites: Boolean
      defaultToAdminCredentials: Boolean
      """After how many minutes without activity a session ends: 5 to 55."""
      idle_limit_minutes: Int
      """
      After how many days without its approvals a payment fails; null: never.
      """
      payment_expiry_days: Int
      fraud_notices: OrganisationFraudNotices
    }

    """When the users of an organisation are shown a fraud notice."""
    input OrganisationFraudNotices {
      """
      For payments above this amount in the authorisation currency; null: for no amount.
      """
      paymentThreshold: String
      """For payments of these types: priority, regular."""
      paymentTypes: [String!]!
      """For payments to bank details that were not paid before."""
      beneficiary: Boolean!
      """Never, whatever the other settings say."""
      optOut: Boolean!
    }
  `,
  handler: async (input, session, context) => {
    const { api_key, tcc_login_id, ...given } = await parseDeclared(organisationChangesSchema, input.organisation);
    const changes = columnsOf(given);
    const fields = Object.keys(input.organisation).sort();
    if (fields.length === 0) throw new RuleError('invalid_input', 'organisation', 'There is nothing to save.');
    const asked = {
      loginId: tcc_login_id,
      apiKey: api_key,
      contactId: given.tcc_contact_id,
      usesHouseLogin: given.defaultToAdminCredentials,
    };
    const login = await requireProviderLogin(context, asked, input.orgId);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const { id, name } = await lockAdministered(transaction, session, input.orgId);
      if (login) await storeCredentials(transaction, context, id, login);
      if (changes.defaultToAdminCredentials === false) await requireOwnLogin(transaction, id);
      if (Object.keys(changes).length > 0) await transaction('organisations').where({ id }).update(changes);
      const details = `${changes.name ?? name}: ${fields.join(', ')}`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id };
    });
  },
});

function columnsOf({ fraud_notices, ...columns }: Omit<OrganisationChanges, 'api_key' | 'tcc_login_id'>) {
  return fraud_notices ? { ...columns, fraud_notices: JSON.stringify(fraud_notices) } : columns;
}

async function requireOwnLogin(transaction: Knex.Transaction, organisationId: string): Promise<void> {
  const own = await transaction('vault.provider_credentials').where({ org_id: organisationId }).first('org_id');
  if (own) return;
  throw new RuleError('invalid_input', 'tcc_login_id', 'Enter the login and the key that the organisation uses.');
}
