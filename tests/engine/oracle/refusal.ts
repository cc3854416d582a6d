/** The engine must refuse, with one of these codes. */
export class Refusal extends Error {
  readonly codes: readonly string[];
  constructor(...codes: string[]) {
    super(codes.join(' or '));
    this.codes = codes;
  }
}

/** The rules leave the answer open, as with rows of equal rank around a limit: such a case is skipped. */
export class Undetermined extends Error {}
