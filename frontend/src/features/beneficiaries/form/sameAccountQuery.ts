import { gql, type TypedDocumentNode } from 'urql';
import { showBankCode, type BankCodeKind } from '../../../../../domain/beneficiaries/bankCodes';
import { bankCodeKindOf, type BankCodeField } from '../../../../../domain/beneficiaries/beneficiaryFields';
import type { BeneficiaryInput } from '../../../../../domain/beneficiaries/beneficiaryInput';
import type { SameBankAccountQuery, SameBankAccountQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** A beneficiary that is saved with the same bank account. */
export type SameAccount = SameBankAccountQuery['beneficiary_information_slice'][number];

const SameBankAccountDocument: TypedDocumentNode<SameBankAccountQuery, SameBankAccountQueryVariables> = gql`
  query SameBankAccount($accountId: uuid!, $ibans: [String!]!, $accountNumbers: [String!]!, $bankCodes: [String!]!) {
    beneficiary_information_slice(
      where: {
        is_most_recent: { _eq: true }
        beneficiary: { account_id: { _eq: $accountId }, enabled: { _eq: true } }
        _or: [
          { iban: { _in: $ibans } }
          {
            accountNumber: { _in: $accountNumbers }
            _or: [
              { routingCodeValue1: { _in: $bankCodes } }
              { routingCodeValue2: { _in: $bankCodes } }
              { bicSwift: { _in: $bankCodes } }
            ]
          }
        ]
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: 5
    ) {
      id
      beneficiaryId
      name
    }
  }
`;

/** How a code may be stored: bare, or in groups where it came from elsewhere. */
function writings(kind: BankCodeKind | undefined, code: string | null | undefined): string[] {
  if (!kind || !code) return [];
  return [...new Set([code, showBankCode(kind, code)])];
}

/** The variables of the search for a bank account: its IBAN, or its number at a bank that one of the other codes names. */
export function sameAccountVariables(accountId: string, input: BeneficiaryInput): SameBankAccountQueryVariables {
  const of = (name: BankCodeField) => writings(bankCodeKindOf(name, input), input[name]);
  return {
    accountId,
    ibans: of('iban'),
    accountNumbers: of('accountNumber'),
    bankCodes: [...of('routingCodeValue1'), ...of('routingCodeValue2'), ...of('bicSwift')],
  };
}

/** The account's beneficiaries, without deleted ones, that have the same bank account. Empty while loading, and if it cannot be read. */
export function useSameAccounts(accountId: string, input: BeneficiaryInput): readonly SameAccount[] {
  const variables = sameAccountVariables(accountId, input);
  const pause = variables.ibans.length + variables.accountNumbers.length === 0;
  const { data } = useRead({ query: SameBankAccountDocument, variables, pause, requestPolicy: 'network-only' });
  return data?.beneficiary_information_slice ?? [];
}
