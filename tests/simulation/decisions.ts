import { refusalToBuy } from '../../domain/conversions/lastCheck';
import { convertAtRate } from '../../domain/money/storedRate';
import {
  applicableRule,
  decideAuthorisation,
  areAuthorisationsCurrent,
  refusalByLimit,
  refusalToAuthorise,
  requestsDue,
} from '../../domain/payments/authorisation';
import { editOf } from '../../domain/payments/editing';
import { refusalToSend } from '../../domain/payments/lastCheck';
import { wayToReading } from '../../domain/payments/reading';
import { changesByRule } from '../../domain/payments/rulesInForce';
import { isDeletable, isEditable } from '../../domain/payments/transitions';
import { isNewer } from '../support/isNewer';
import { afterChanges, afterNewest, since } from '../../domain/sync/nextPosition';
import type { Intent } from './books';

/** Whether an intent may be claimed: in production the condition of `actions/intents/claim.ts`. */
function isFree({ state, nextAttemptAt, leaseUntil }: Intent, now: Date): boolean {
  return state === 'pending' && nextAttemptAt <= now && (leaseUntil === null || leaseUntil <= now);
}

/** Whether a claim with this fence may record its outcome: in production the condition of `actions/intents/senderPorts.ts`. */
function mayRecord(stored: Intent, fence: number): boolean {
  return stored.state === 'pending' && stored.fence === fence;
}

/**
 * Every decision that the simulation puts to the test, as production takes it, besides those that production's sender takes
 * itself. A world may be given others, to see that it notices.
 */
export const productionDecisions = {
  afterChanges,
  afterNewest,
  applicableRule,
  changesByRule,
  convertAtRate,
  decideAuthorisation,
  editOf,
  areAuthorisationsCurrent,
  isDeletable,
  isEditable,
  isFree,
  isNewer,
  mayRecord,
  refusalByLimit,
  refusalToAuthorise,
  refusalToBuy,
  refusalToSend,
  requestsDue,
  since,
  wayToReading,
};

export type Decisions = typeof productionDecisions;
