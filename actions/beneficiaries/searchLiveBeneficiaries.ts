import type { Knex } from 'knex';
import { number, object } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { defineAction } from '../defineAction';
import { askForSeat } from '../provider/askForSeat';
import type { ProviderBeneficiary } from '../provider/records';
import type { LiveBeneficiary } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { findHeld } from './findHeld';

const perPage = 25;
const schema = object({ page: number().integer().min(1).required(messages.fields.required) });

/**
 * A page of 25 of the account's beneficiaries at the provider, each with our id if it is imported.
 * @throws RuleError invalid_input, and what askForSeat throws
 */
export const searchLiveBeneficiaries = defineAction({
  name: 'searchLiveBeneficiaries',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      The account's beneficiaries at the provider, whether they are known here or not.
      """
      searchLiveBeneficiaries(page: Int!): LiveBeneficiaries!
    }

    type LiveBeneficiaries {
      beneficiaries: [LiveBeneficiary!]!
      totalPages: Int!
    }

    type LiveBeneficiary {
      """The provider's id."""
      tccBeneficiaryId: uuid!
      """Our id, once it is imported."""
      beneficiaryId: uuid
      name: String
      bankAccountHolderName: String
      beneficiaryEntityType: String
      bankCountry: String
      bankName: String
      currency: String!
      accountNumber: String
      iban: String
      bicSwift: String
    }
  `,
  handler: async (input, session, context) => {
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
  },
});

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
