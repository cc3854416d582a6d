/** The types that several actions of transactions take or answer with. */
export const sharedTypes = `
  type StatementExport {
    id: uuid!
  }
`;
