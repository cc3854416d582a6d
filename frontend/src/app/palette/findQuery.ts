import { gql, useQuery, type TypedDocumentNode } from 'urql';
import { parseAmount } from '../../ui/money/parseAmount';
import { containsPattern } from '../../shared/ilike';
import { type FindInAccountQuery, type FindInAccountQueryVariables } from '../../graphql/generated/operations';

export type Found = FindInAccountQuery;

/** How many payments and beneficiaries the palette shows at most, together. */
export const mostFound = 8;

const FindInAccountDocument: TypedDocumentNode<FindInAccountQuery, FindInAccountQueryVariables> = gql`
  query FindInAccount(
    $payments: payments_bool_exp!
    $beneficiaries: beneficiary_information_slice_bool_exp!
    $limit: Int!
  ) {
    payments(where: $payments, order_by: [{ createdAt: desc }, { id: desc }], limit: $limit) {
      id
      shortReference
      reference
      amount
      currency
      beneficiarySlice {
        id
        name
      }
    }
    beneficiary_information_slice(where: $beneficiaries, order_by: [{ name: asc }, { id: asc }], limit: $limit) {
      id
      beneficiaryId
      name
      currency
    }
  }
`;

/**
 * What a text looks for in an account: payments by payee, reference, our reference or, where it reads as an amount, exactly
 * that amount; beneficiaries by name.
 */
export function findVariables(accountId: string, text: string): FindInAccountQueryVariables {
  const pattern = { _ilike: containsPattern(text) };
  const amount = parseAmount(text, 2);
  return {
    payments: {
      accountId: { _eq: accountId },
      _or: [
        { beneficiarySlice: { name: pattern } },
        { reference: pattern },
        { shortReference: pattern },
        ...(amount ? [{ amount: { _eq: amount } }] : []),
      ],
    },
    beneficiaries: {
      is_most_recent: { _eq: true },
      beneficiary: { account_id: { _eq: accountId }, enabled: { _eq: true } },
      name: pattern,
    },
    limit: mostFound,
  };
}

/** Looks for a text in an account, with what the user may see there. Nothing is asked for without both. */
export function useFind(accountId: string | undefined, text: string): { found: Found | undefined; isBusy: boolean } {
  const wanted = text.trim();
  const [{ data, fetching }] = useQuery({
    query: FindInAccountDocument,
    variables: findVariables(accountId ?? '', wanted),
    pause: !accountId || !wanted,
  });
  return { found: wanted ? data : undefined, isBusy: fetching };
}
