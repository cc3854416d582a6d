import { intentKinds, sharedContext } from '../container';
import { clearConcluded, raiseOverdue } from '../intents/overdue';
import { sendNext } from '../intents/sender';
import { sendWhileWanted } from '../intents/sendWhileWanted';
import { senderPorts } from '../intents/senderPorts';
import type { Context } from '../context';
import { openMissingContacts } from '../users/contacts/openMissingContacts';
import { runRecorded } from './runExclusively';
import { watchStuckRows } from './stuckRows';

const maxIntents = 500;
/** A run begins no attempt after this time; the Lambda must last for the lease of the last one besides. */
export const runForMs = 60_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** The number of attempts of a run, by outcome. */
export interface SendReport {
  readonly effect: number;
  readonly refused: number;
  readonly unknown: number;
  /** Attempts that failed by a fault of ours; the log has the cause of each. */
  readonly faulty: number;
  /** The run stopped at its limit; more intents were due. */
  readonly isBounded: boolean;
}

/**
 * Schedule `send-intents`: sends the intents that inline sending left pending. With an intent, which an action has just left, it sends that
 * one while its call is wanted, beside any other run.
 */
export const handler = async (event?: { readonly intentId?: string }): Promise<SendReport | undefined> => {
  const context = sharedContext();
  return event?.intentId ? sendWanted(context, event.intentId) : sendIntents(context);
};

/** Sends one intent while its call is wanted, with the context as a parameter. */
export async function sendWanted(context: Context, intentId: string): Promise<undefined> {
  const endsAtMs = performance.now() + runForMs;
  await sendWhileWanted(context, intentKinds, intentId, (pauseMs) => performance.now() + pauseMs < endsAtMs);
}

/**
 * The same with the context as a parameter. A run also asks for the contacts that seats wait for, and raises the alarms of rows that have not moved on. Runs may overlap: each intent has a lease of its own, so that what waits to be sent does not also wait
 * for a run that died.
 */
export function sendIntents(context: Context): Promise<SendReport> {
  return runRecorded(context, { name: 'send-intents', leaseMs }, async () => {
    await raiseOverdue(context);
    await openMissingContacts(context);
    const report = await sendDue(context);
    await clearConcluded(context);
    await watchStuckRows(context);
    return report;
  });
}

/** Sends one after the other, because the provider limits calls per minute. */
async function sendDue(context: Context): Promise<SendReport> {
  const ports = senderPorts(context, intentKinds);
  const report = { effect: 0, refused: 0, unknown: 0, faulty: 0 };
  const end = context.clock.now().getTime() + runForMs;
  for (let sent = 0; sent < maxIntents && context.clock.now().getTime() < end; sent += 1) {
    const outcome = await sendNext(ports);
    if (!outcome) return { ...report, isBounded: false };
    report[outcome.kind] += 1;
  }
  return { ...report, isBounded: true };
}
