/** The types that several actions of charges take or answer with. */
export const sharedTypes = `
  type ChangedCharge {
    id: uuid!
    status: String!
    errorMessage: String
  }
`;
