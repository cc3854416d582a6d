import { gql, useQuery, type TypedDocumentNode } from 'urql';
import { parseTypedAmount } from '../../ui/money/amountTexts';
import { containsPattern } from '../../shared/listQuery';
import type { FindInAccountQuery, FindInAccountQueryVariables } from '../../graphql/generated/operations';

/** The search results of the palette. */
export type Found = FindInAccountQuery;

/** The maximum number of payments and beneficiaries, together, that the palette shows. */
export const maxResults = 8;

const FindInAccountDocument: TypedDocumentNode<FindInAccountQuery, FindInAccountQueryVariables> = gql`
  query FindInAccount($accountId: uuid!, $pattern: String!, $amounts: [numeric!]!, $limit: Int!) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        _or: [
          { shortReference: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { beneficiarySlice: { name: { _ilike: $pattern } } }
          { amount: { _in: $amounts } }
        ]
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
    ) {
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
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        name: { _ilike: $pattern }
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
    ) {
      id
      beneficiaryId
      name
      currency
    }
  }
`;

/** The amounts that a text can mean; the currency is not known. */
function amountsOf(text: string): string[] {
  const parsed = parseTypedAmount(text, '');
  if (parsed.kind === 'amount') return [parsed.amount];
  return parsed.kind === 'ambiguous' ? [...parsed.proposals] : [];
}

/**
 * The variables of a search in an account: payments by payee, reference, our reference or, where the text is an amount, exactly
 * that amount; beneficiaries by name.
 */
export function findVariables(accountId: string, text: string): FindInAccountQueryVariables {
  return { accountId, pattern: containsPattern(text), amounts: amountsOf(text), limit: maxResults };
}

/** Searches an account for a text. Without account or text nothing is queried. */
export function useFind(accountId: string | undefined, text: string): { found: Found | undefined; isBusy: boolean } {
  const wanted = text.trim();
  const [{ data, fetching }] = useQuery({
    query: FindInAccountDocument,
    variables: findVariables(accountId ?? '', wanted),
    pause: !accountId || !wanted,
  });
  return { found: wanted ? data : undefined, isBusy: fetching };
}
