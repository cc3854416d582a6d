/** The types that several actions of organisations take or answer with. */
export const sharedTypes = `
  """Where an organisation wants to be told of which events."""
  input WebhookEndpointInput {
    url: String!
    description: String!
    events: [String!]!
    enabled: Boolean!
  }

  input OrgGroupInput {
    name: String!
    accountIds: [uuid!]!
    userIds: [String!]!
  }

  input RoleInput {
    name: String!
    can_create_beneficiaries: Boolean!
    can_create_conversions: Boolean!
    can_create_payments: Boolean!
  }

  input PaymentAuthRuleInput {
    """
    In whole units of the organisation's authorisation currency: the rule applies to payments above it.
    """
    thresholdAbove: Int!
    """Whether the maker of a payment may give one of its authorisations."""
    canAuthoriseOwnPayments: Boolean!
    """Whether creating a payment gives an authorisation of the maker's role."""
    paymentCreatorCanSatisfyRule: Boolean!
    roles: [PaymentAuthRuleRoleInput!]!
  }

  input PaymentAuthRuleRoleInput {
    roleId: uuid!
    """How many people of the role must authorise: 1 to 20."""
    numberRequired: Int!
  }

  """The secret that signs the messages to an endpoint. It is shown once."""
  type WebhookSecret {
    id: uuid!
    secret: String!
    """
    The change that waits for a second administrator; null for one that was made.
    """
    pendingChangeId: uuid
  }
`;
