import { organisationInputSchema } from '../../domain/organisations/organisationInput';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { storeCredentials } from './credentials';
import { recordAdministration } from '../database/recordAdministration';
import { requireProviderLogin } from './requireProviderLogin';

/**
 * Creates an organisation with its own login at the provider. Unless the input says otherwise, calls for it use that login.
 * Nothing is stored where the provider does not take the login, the key or the contact.
 * @throws RuleError invalid_input and those of requireProviderLogin
 */
export const createOrganisation = defineAction({
  name: 'createOrganisation',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """
      Creates a customer with its own login at the provider. The key is sealed; it is not shown again.
      """
      createOrganisation(organisation: OrganisationInput!): AdministeredRecord!
    }

    input OrganisationInput {
      name: String!
      """The key of the organisation's own login at the provider."""
      api_key: String!
      """The name of that login."""
      tcc_login_id: String!
      """The contact at the provider that the organisation acts as."""
      tcc_contact_id: uuid!
      """Thresholds and limits are in this currency. It stays."""
      authorisation_currency: String!
      enable_dip: Boolean!
      """
      Whether calls use the house's login in place of the organisation's own. Not unless it is said.
      """
      defaultToAdminCredentials: Boolean
    }
  `,
  handler: async (input, session, context) => {
    const { api_key, tcc_login_id, ...given } = await parseDeclared(organisationInputSchema, input.organisation);
    const usesHouseLogin = given.defaultToAdminCredentials ?? false;
    const asked = { loginId: tcc_login_id, apiKey: api_key, contactId: given.tcc_contact_id, usesHouseLogin };
    const login = await requireProviderLogin(context, asked);
    const id = context.newId();
    await inTransaction(context.database, session, async (transaction) => {
      await transaction('organisations').insert({
        ...given,
        id,
        createdAt: context.clock.now(),
        defaultToAdminCredentials: usesHouseLogin,
      });
      if (login) await storeCredentials(transaction, context, id, login);
      const entry = { subject: 'organisation', details: `Created: ${given.name}` } as const;
      await recordAdministration(transaction, context, session, entry);
    });
    return { id };
  },
});
