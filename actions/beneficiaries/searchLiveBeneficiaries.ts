import type { Knex } from 'knex';
import { number, object } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderBeneficiary } from '../provider/records';
import type { Context } from '../provider/context';
import type {
  LiveBeneficiary,
  SearchLiveBeneficiariesInput,
  SearchLiveBeneficiariesOutput,
} from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { findHeld } from './findHeld';

const perPage = 25;
const schema = object({ page: number().integer().min(1).required(messages.fields.required) });

/**
 * A page of 25 of the account's beneficiaries at the provider, each with our id if it is imported.
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export async function searchLiveBeneficiaries(
  input: SearchLiveBeneficiariesInput,
  session: Session,
  context: Context,
): Promise<SearchLiveBeneficiariesOutput> {
  const { page } = await parseDeclared(schema, input);
  return askForSeat(context, session, 'page', async (client, onBehalfOf, accountId) => {
    const { items, totalPages } = await client.findBeneficiaries({ page, perPage, onBehalfOf });
    const known = await ourIds(
      context.database,
      accountId,
      items.map(({ id }) => id),
    );
    return { totalPages, beneficiaries: items.map((found) => liveBeneficiary(found, known.get(found.id))) };
  });
}

function liveBeneficiary(found: ProviderBeneficiary, ourId: string | undefined): LiveBeneficiary {
  return {
    tccBeneficiaryId: found.id,
    beneficiaryId: ourId ?? null,
    name: found.name,
    bankAccountHolderName: found.bank_account_holder_name,
    beneficiaryEntityType: found.beneficiary_entity_type,
    bankCountry: found.bank_country,
    bankName: found.bank_name,
    currency: found.currency,
    accountNumber: found.account_number,
    iban: found.iban,
    bicSwift: found.bic_swift,
  };
}

/** Our ids by the provider's ids, of beneficiaries that were not deleted here. */
async function ourIds(database: Knex, accountId: string, tccIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await findHeld(database, accountId, tccIds);
  return new Map(rows.map(({ id, tccId }) => [tccId, id]));
}
