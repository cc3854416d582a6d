/** The types that several actions of conversions take or answer with. */
export const sharedTypes = `
  """
  The price of a change, in major units of its currency: a cost is negative.
  """
  type ConversionChangeQuote {
    amount: String!
    currency: String!
    payments: [LinkedPayment!]!
  }

  """
  A payment out of a conversion that a change of it concerns. Its fate is \`suspended\`, \`cannot_be_sent\` or \`waits\`.
  """
  type LinkedPayment {
    id: uuid!
    shortReference: String
    amount: String!
    currency: String!
    status: String!
    paymentDate: String
    fate: String!
  }

  type ConversionChangeResult {
    id: uuid!
    kind: String!
    """\`pending\`, \`done\` or \`rejected\`."""
    status: String!
    """
    What the change cost (negative) or returned; null until it is done, and where the provider states none.
    """
    settledAmount: String
    currency: String!
    childConversionId: uuid
    errorCode: String
    errorMessage: String
  }
`;
