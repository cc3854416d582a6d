/** The types that several actions of accounts take or answer with. */
export const sharedTypes = `
  type TccAccount {
    """The provider's id."""
    tccId: uuid!
    """Our id, once it is imported."""
    accountId: uuid
    accountName: String!
    status: String!
    shortReference: String
    yourReference: String
    legalEntityType: String
    street: String
    city: String
    stateOrProvince: String
    postalCode: String
    country: String
  }
`;
