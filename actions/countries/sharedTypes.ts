/** The types that several actions of countries take or answer with. */
export const sharedTypes = `
  input CountryInput {
    countryName: String!
    alpha2Code: String!
    alpha3Code: String!
    swiftTier: Int!
    weighting: Int!
    permittedJurisdiction: Boolean!
    sanctionFlag: Boolean!
    isRestricted: Boolean!
  }

  type ChangedCountry {
    alpha2Code: String!
  }
`;
