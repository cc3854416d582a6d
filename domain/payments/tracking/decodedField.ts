/** One field of a message to a bank: its place in the message, its name and its content. */
export interface DecodedField {
  /** The tag of an MT103 ("32A"), or the path of an element below the transfer ("Cdtr/Nm"). */
  readonly tag: string;
  readonly label: string;
  readonly value: string;
}
