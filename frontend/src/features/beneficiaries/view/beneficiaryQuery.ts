import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { bankFields } from '../../../shared/beneficiaries/bankFields';
import type { BeneficiaryQuery, BeneficiaryQueryVariables } from '../../../graphql/generated/operations';

/** A beneficiary with its most recent details. */
export type BeneficiaryRecord = NonNullable<BeneficiaryQuery['beneficiaries_by_pk']>;

/** A beneficiary's most recent details. */
export type BeneficiaryDetails = BeneficiaryRecord['slices'][number];

const BeneficiaryDocument: TypedDocumentNode<BeneficiaryQuery, BeneficiaryQueryVariables> = gql`
  query beneficiary($id: uuid!) {
    beneficiaries_by_pk(id: $id) {
      id
      tcc_beneficiary_id
      enabled
      createdAt
      account {
        id
        name
      }
      slices(where: { is_most_recent: { _eq: true } }, limit: 1) {
        id
        name
        beneficiaryEntityType
        companyName
        firstName
        lastName
        dateOfBirth
        address
        city
        stateOrProvince
        postcode
        country
        ...BankFields
        bankAddress
        currency
        isPriority
        isRegular
        email
        identificationType
        identificationValue
        externalReference
        businessNature
        companyWebsite
      }
    }
  }
  ${bankFields}
`;

/** One beneficiary with its most recent details. */
export function useBeneficiary(id: string) {
  return useRead({ query: BeneficiaryDocument, variables: { id } });
}
