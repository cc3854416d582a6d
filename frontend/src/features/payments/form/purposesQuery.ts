import { gql, type TypedDocumentNode } from 'urql';
import { purposesToChoose } from '../../../../../domain/payments/purposeCode';
import { useRead } from '../../../graphql/useRead';
import type { PurposeCodesQuery, PurposeCodesQueryVariables } from '../../../graphql/generated/operations';
import type { PayeeChoice } from './beneficiaryChoices';

const PurposeCodesDocument: TypedDocumentNode<PurposeCodesQuery, PurposeCodesQueryVariables> = gql`
  query PurposeCodes($accountId: uuid!, $currency: String!, $bankCountry: String!) {
    accounts_by_pk(id: $accountId) {
      id
      legal_entity_type
    }
    payment_purpose_codes(
      where: { currency: { _eq: $currency }, bankCountry: { _eq: $bankCountry } }
      order_by: [{ description: asc }, { entityType: asc }, { code: asc }]
    ) {
      code
      description
      currency
      entityType
      bankCountry
    }
  }
`;

type Purpose = PurposeCodesQuery['payment_purpose_codes'][number];

/** The purposes of which a payment of a type must state one; empty where it states none. */
export type PurposesOf = (paymentType: string) => readonly Purpose[];

/** The purposes that the account may state in a payment to the payee; none until they are known. */
export function usePurposes(accountId: string, payee: PayeeChoice | undefined): PurposesOf {
  const { currency = '', bankCountry = '' } = payee ?? {};
  const { data } = useRead({
    query: PurposeCodesDocument,
    variables: { accountId, currency, bankCountry },
    pause: !payee,
    requestPolicy: 'cache-first',
  });
  const payerType = data?.accounts_by_pk?.legal_entity_type ?? null;
  // While another route is read, the data is that of the route before.
  const listed = data?.payment_purpose_codes.filter(
    (purpose) => purpose.currency === currency && purpose.bankCountry === bankCountry,
  );
  return (paymentType) => purposesToChoose(listed ?? [], { currency, paymentType, payerType });
}
