import { organisationInputSchema } from '../../domain/organisations/organisationInput';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { CreateOrganisationInput, CreateOrganisationOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { storeCredentials } from './credentials';
import { recordAdministration } from '../database/recordAdministration';
import { requireProviderLogin } from './requireProviderLogin';

/**
 * Creates an organisation with its own login at the provider. Unless the input says otherwise, calls for it use that login.
 * Nothing is stored where the provider does not take the login, the key or the contact.
 * @throws RuleError invalid_input and those of requireProviderLogin
 */
export async function createOrganisation(
  input: CreateOrganisationInput,
  session: Session,
  context: Context,
): Promise<CreateOrganisationOutput> {
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
}
