/** The types that several actions of tariffs take or answer with. */
export const sharedTypes = `
  """
  A tariff: its amount, or the prices of a payment fee. Of both kinds only the prices of the type count. All are decimal strings in pounds.
  """
  input TariffInput {
    name: String!
    type: String!
    amount: String
    regular: String
    regular_overrides: [TariffOverrideInput!]!
    priority_worldwide_shared: String
    priority_tier_1_our: String
    priority_tier_2_our: String
    priority_tier_3_our: String
    priority_tier_4_our: String
  }

  """
  The fixed fee of regular payments in a currency. A row that lacks one of both is dropped.
  """
  input TariffOverrideInput {
    currency: String
    amount: String
  }

  type Tariff {
    id: uuid!
    name: String!
    type: String!
    amount: String
    details: jsonb!
    """
    The change that waits for a second administrator; null for one that was made.
    """
    pendingChangeId: uuid
  }
`;
