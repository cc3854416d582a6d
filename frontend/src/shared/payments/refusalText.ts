/** What an action on a payment answers where it was refused: a sentence, a code, or both. */
interface Outcome {
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
}

/** Why an action on a payment was refused, in words; nothing where it was not. */
export function refusalText({ errorCode, errorMessage }: Outcome): string | undefined {
  if (errorMessage) return errorMessage;
  return errorCode ? `Refused (${errorCode})` : undefined;
}
