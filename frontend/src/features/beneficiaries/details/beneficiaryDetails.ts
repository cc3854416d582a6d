import { gql } from 'urql';
import type { BeneficiaryDetailsFragment } from '../../../graphql/generated/operations';
import { bankFields } from '../../../shared/beneficiaries/bankFields';

/** One version of a beneficiary's details. */
export type BeneficiaryDetails = BeneficiaryDetailsFragment;

/** All details of a slice. Documents append this to their text. */
export const beneficiaryDetails = gql`
  fragment BeneficiaryDetails on beneficiary_information_slice {
    id
    createdAt
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
  ${bankFields}
`;
