/** The types that several actions of submissions take or answer with. */
export const sharedTypes = `
  type AccountSubmission {
    id: uuid!
    """draft, review_requested, submitted, approved or rejected."""
    status: String!
  }

  """
  A request for a new account. Volumes and values are those of a year, values in pounds.
  """
  input AccountSubmissionInput {
    accountName: String!
    legalEntity: String
    principalPlaceOfBusiness: String
    """
    client_money, escrow or other; kept only where the flag designatedAccountType is on.
    """
    designatedAccountType: String
    fundingVolumePerAnnum: Int
    fundingValuePerAnnum: String
    paymentVolumePerAnnum: Int
    paymentValuePerAnnum: String
    forexVolumePerAnnum: Int
    forexValuePerAnnum: String
    forexRationale: String
    currenciesTraded: [String!]
    typicalPaymentDestinations: [String!]
    sourceOfFunds: String
    sourceOfWealth: String
    paymentAuthorisationRules: [AccountSubmissionRuleInput!]
  }

  input AccountSubmissionRuleInput {
    """In whole units of the authorisation currency of the organisation."""
    threshold: Int!
    numberRequired: Int!
  }
`;
