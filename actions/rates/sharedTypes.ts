/** The types that several actions of rates take or answer with. */
export const sharedTypes = `
  type RateAlert {
    id: uuid!
  }

  type ExchangeRate {
    """
    Both codes: the rate is in units of the second currency per one of the first.
    """
    currencyPair: String!
    midMarketRate: String!
    """When the rate was read."""
    updatedAt: String!
  }
`;
