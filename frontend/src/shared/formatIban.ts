/** An IBAN in groups of four characters, so that it can be compared by eye. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
