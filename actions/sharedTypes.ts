/** The types that actions of several areas take or answer with. */
export const sharedTypes = `
  type FeeCharge {
    chargeId: uuid!
  }

  type AdministeredRecord {
    id: uuid!
  }

  type UploadSummary {
    id: uuid!
    filename: String!
    format: String!
    state: String!
    """When the same file was confirmed before on this account."""
    sameFileUploadedAt: String
    validRows: Int!
    refusedRows: Int!
    createdRows: Int!
    failedRows: Int!
    """The sums of the rows that are created or can be, by currency."""
    totals: [UploadTotal!]!
  }

  type UploadTotal {
    currency: String!
    amount: String!
    rowCount: Int!
  }

  type GovernedRecord {
    id: uuid!
    """
    The change that waits for a second administrator; null for one that was made.
    """
    pendingChangeId: uuid
  }

  type InvalidDate {
    date: String!
    """Why, such as the name of a holiday; may be empty."""
    reason: String!
  }

  type DocumentUpload {
    documentId: uuid!
    url: String!
    expiresAt: String!
  }

  type DocumentAddress {
    url: String!
    expiresAt: String!
  }
`;
