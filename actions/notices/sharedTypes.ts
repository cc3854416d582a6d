/** The types that several actions of notices take or answer with. */
export const sharedTypes = `
  type MarkedNotices {
    """How many changed."""
    count: Int!
  }
`;
