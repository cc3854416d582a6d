import { organisationInputSchema } from '../../domain/organisations/organisationInput';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { CreateOrganisationInput, CreateOrganisationOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { storeCredentials } from './credentials';
import { recordAdministration } from './recordAdministration';

/**
 * Creates an organisation with its own login at the provider. Unless the input says otherwise, calls for it use that login.
 * @throws RuleError invalid_input, login_taken
 */
export async function createOrganisation(
  input: CreateOrganisationInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateOrganisationOutput> {
  const { api_key, tcc_login_id, ...given } = await parseDeclared(organisationInputSchema, input.organisation);
  const id = context.newId();
  await inTransaction(context.database, session, async (transaction) => {
    await transaction('organisations').insert({
      ...given,
      id,
      createdAt: context.clock.now(),
      defaultToAdminCredentials: given.defaultToAdminCredentials ?? false,
    });
    await storeCredentials(transaction, context, id, { loginId: tcc_login_id, apiKey: api_key });
    const entry = { subject: 'organisation', details: `Created: ${given.name}` } as const;
    await recordAdministration(transaction, context, session, entry);
  });
  return { id };
}
