/** The types that several actions of beneficiaries take or answer with. */
export const sharedTypes = `
  input BeneficiaryInput {
    name: String!
    beneficiaryEntityType: String!
    companyName: String
    firstName: String
    lastName: String
    dateOfBirth: String
    address: String
    city: String
    stateOrProvince: String
    postcode: String
    country: String!
    bankCountry: String!
    bankName: String
    bankAddress: String
    bankAccountHolderName: String!
    accountNumber: String
    iban: String
    bicSwift: String
    routingCodeType1: String
    routingCodeValue1: String
    routingCodeType2: String
    routingCodeValue2: String
    currency: String!
    paymentTypes: [String!]!
    email: String
    identificationType: String
    identificationValue: String
    externalReference: String
    businessNature: String
    companyWebsite: String
  }
`;
