/** The types that several actions of users take or answer with. */
export const sharedTypes = `
  type GovernedSeat {
    id: uuid!
    """
    Whether the seat can act at the provider: working, waiting, refused or not_connected.
    """
    state: String!
    """Why the seat cannot act yet, in a sentence; null for one that works."""
    reason: String
    """
    The change that waits for a second administrator; null for one that was made.
    """
    pendingChangeId: uuid
  }

  """What is kept of a user, with all links to organisations."""
  input UserDetailsInput {
    first_name: String!
    last_name: String!
    email: String!
    """With its country code, such as +442071234567."""
    phone: String!
    """As YYYY-MM-DD."""
    date_of_birth: String!
    can_use_transfers: Boolean
    """Given by super admins alone."""
    can_transfer_between_orgs: Boolean
    organisations: [OrganisationLinkInput!]!
  }

  input OrganisationLinkInput {
    org_id: uuid!
    can_user_admin_org: Boolean
    can_manage_favourites: Boolean
    canManageNewAccount: Boolean
  }

  type ChangedUser {
    id: String!
    """
    Whether the identity provider has not confirmed the change yet. It does so within minutes.
    """
    isPending: Boolean!
    """
    The change that waits for a second administrator; null for one that was made.
    """
    pendingChangeId: uuid
  }
`;
