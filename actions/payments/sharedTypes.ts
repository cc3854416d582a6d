import { paymentInputType } from './paymentInputTypes';

/** The types that several actions of payments take or answer with. */
export const sharedTypes = `
  """
  A payment to authorise, with its version as it was shown to the caller.
  """
  input ShownPayment {
    paymentId: uuid!
    version: Int!
    fraudNoticeId: uuid
  }

  ${paymentInputType('PaymentInput')}

  """The draft that is kept; without an id there is none."""
  type PaymentDraft {
    id: uuid
  }

  type PaymentTemplate {
    id: uuid!
  }

  type RecurringPayment {
    id: uuid!
  }

  type PaymentResult {
    id: uuid!
    status: String!
    authorisationsRequired: Int!
    errorCode: String
    errorMessage: String
  }

  type PaymentAuthorisation @related(name: "payment", table: "payments", by: "paymentId") {
    paymentId: uuid!
    errorCode: String
    errorMessage: String
    """How many more authorisations are needed before the payment is sent."""
    authorisationsRequired: Int
    """
    How many authorisations the rules in force added to those requested before.
    """
    requestsAdded: Int
    """
    The batch that authorises the payment after this answer; null where the outcome stands here.
    """
    batchId: uuid
    """The payment's status, and the provider's once it holds the payment."""
    status: String
    tccStatus: String
  }

  """
  The payment's version with the changed rate, and until when the rate is held; no time where none is.
  """
  type HeldPaymentRate {
    paymentId: uuid!
    version: Int!
    expiresAt: timestamptz
  }

  """A document that was uploaded. \`filesize\` is in bytes."""
  input PaymentAssetInput {
    filename: String!
    filetype: String!
    filesize: Int!
    documentId: uuid!
  }

  type SavedView {
    id: uuid!
  }

  type LivePayment {
    """The provider's id."""
    tccPaymentId: uuid!
    """Our id, where the payment was made here."""
    paymentId: uuid
    """The provider's reference."""
    shortReference: String!
    amount: String!
    currency: String!
    reference: String!
    reason: String!
    status: String!
    paymentDate: String!
    paymentType: String!
    chargeType: String
    purposeCode: String
    ultimateBeneficiaryName: String
    invoiceNumber: String
    invoiceDate: String
    feeAmount: String
    feeCurrency: String
    failureReason: String
    """The provider's compliance review: in_review, passed or rejected."""
    reviewStatus: String
    estimatedArrival: String
    transferredAt: String
    createdAt: String!
    updatedAt: String!
  }
`;
