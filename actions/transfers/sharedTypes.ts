/** The types that several actions of transfers take or answer with. */
export const sharedTypes = `
  type TransferResult {
    id: uuid!
    status: String!
    errorCode: String
    errorMessage: String
  }
`;
