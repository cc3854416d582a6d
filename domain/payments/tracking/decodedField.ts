/** One field of a message to a bank, for reading: where it stands in the message, what it is called, what it says. */
export interface DecodedField {
  /** The tag of an MT103 ("32A"), or the path of an element below the transfer ("Cdtr/Nm"). */
  readonly tag: string;
  readonly label: string;
  readonly value: string;
}
