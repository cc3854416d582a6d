import { gql, type TypedDocumentNode } from 'urql';
import { bankCodeFault } from '../../../../../domain/beneficiaries/bankCodeFault';
import { normaliseBankCode, type BankCodeKind } from '../../../../../domain/beneficiaries/bankCodes';
import type { BankDetailsQuery, BankDetailsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { useSettled } from '../../../ui/timing';

const BankDetailsDocument: TypedDocumentNode<BankDetailsQuery, BankDetailsQueryVariables> = gql`
  query bankDetails($identifierType: String!, $identifierValue: String!) {
    bankDetails(identifierType: $identifierType, identifierValue: $identifierValue) {
      bankName
      bankBranch
      bankAddress
      bankCity
    }
  }
`;

/** What the provider calls the codes by which it finds a bank. It knows no bank by the others. */
const identifierTypes: Readonly<Partial<Record<BankCodeKind, string>>> = {
  iban: 'iban',
  bicSwift: 'bic_swift',
  sort_code: 'sort_code',
  aba: 'aba',
  ach_routing_number: 'routing_number',
  wire_routing_number: 'routing_number',
  bsb_code: 'bsb_code',
  cnaps: 'cnaps',
  ifsc: 'ifsc',
};

/** A code must stay the same for this long before its bank is looked up, in ms. */
const settleMs = 400;

/** The result of a look-up: the bank, or why there is none. */
export type BankReading =
  | { readonly state: 'none' | 'asking' | 'unknown' | 'failed' }
  | { readonly state: 'found'; readonly bank: BankDetailsQuery['bankDetails'] };

/**
 * Looks up the bank of a code, once the code is valid and has settled.
 * @param bankCountry the two-letter code of the bank's country, which an IBAN or a BIC must agree with
 */
export function useBankDetails(kind: BankCodeKind, typed: string, bankCountry: string): BankReading {
  const identifierType = identifierTypes[kind];
  const isValid = identifierType !== undefined && bankCodeFault(kind, typed, bankCountry) === undefined;
  const code = isValid ? normaliseBankCode(kind, typed) : '';
  const settled = useSettled(code, settleMs);
  const isAsked = code !== '' && settled === code;
  const { data, error, isLoading, isRefreshing } = useRead({
    query: BankDetailsDocument,
    variables: { identifierType: identifierType ?? '', identifierValue: code },
    pause: !isAsked,
    requestPolicy: 'cache-first',
  });
  if (code === '') return { state: 'none' };
  // While another code is looked up, the data is that of the code before.
  if (!isAsked || isLoading || isRefreshing) return { state: 'asking' };
  if (error || !data) return { state: error?.code === 'provider_rejected' ? 'unknown' : 'failed' };
  return { state: 'found', bank: data.bankDetails };
}
