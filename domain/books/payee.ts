/** Details of a payee or of the two accounts of a transfer, by their names. */
type Details = Readonly<Record<string, string | null>>;

/** The details that decide who is paid. The name of the holder and the country do not: banks pay by the account. */
const deciding = ['source', 'destination', 'iban', 'accountNumber', 'routingCodeValue1', 'bicSwift'] as const;

/** A text that is the same for the same bank account, or for the same two accounts; spaces and case make no difference. */
export const payeeText = (details: Details): string =>
  deciding.map((name) => (details[name] ?? '').replaceAll(/[\s-]/g, '').toUpperCase()).join('|');
