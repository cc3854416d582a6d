import { sharedContext, type Context } from '../runtime/context';
import { sendNext } from '../intents/sender';

const mostPerRun = 500;

/** What a run did, by how each attempt ended. */
export interface SendReport {
  readonly effect: number;
  readonly refused: number;
  readonly unknown: number;
  /** More was due than one run takes. */
  readonly isBounded: boolean;
}

/** Schedule `send-intents`: takes on whatever inline sending left behind. */
export const handler = (): Promise<SendReport> => sendIntents(sharedContext());

/** The same with the context as a parameter. Sends one after the other: the provider limits calls per minute. */
export async function sendIntents(context: Context): Promise<SendReport> {
  const report = { effect: 0, refused: 0, unknown: 0 };
  for (let sent = 0; sent < mostPerRun; sent += 1) {
    const outcome = await sendNext(context);
    if (!outcome) return { ...report, isBounded: false };
    report[outcome.kind] += 1;
  }
  return { ...report, isBounded: true };
}
