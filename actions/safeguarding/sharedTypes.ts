/** The types that several actions of safeguarding take or answer with. */
export const sharedTypes = `
  type ReconciledDay {
    day: String!
    isSigned: Boolean!
  }
`;
