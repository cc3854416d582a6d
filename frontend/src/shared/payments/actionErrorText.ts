/** The error of an action on a payment: a message, a code, or both. */
interface ActionResult {
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
}

/** The text of an action's error; undefined where the action succeeded. */
export function actionErrorText({ errorCode, errorMessage }: ActionResult): string | undefined {
  if (errorMessage) return errorMessage;
  return errorCode ? `Refused (${errorCode})` : undefined;
}
