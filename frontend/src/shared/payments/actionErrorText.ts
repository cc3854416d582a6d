import { serviceText } from '../../graphql/serviceTexts';

/** The error of an action on a payment: a message, a code, or both. */
interface ActionResult {
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
}

/** The text of an action's error; undefined where the action succeeded. What the provider says is shown as it is. */
export function actionErrorText({ errorCode, errorMessage }: ActionResult): string | undefined {
  if (errorMessage) return errorMessage;
  return errorCode ? serviceText(errorCode, undefined) : undefined;
}
