import { refusalToBuy } from '../../domain/conversions/lastCheck';
import { looksFirst, mayBeginCall } from '../../domain/intents/attempt';
import { conclude } from '../../domain/intents/conclusion';
import { failureOfLook, outcomeOfFailure, settle } from '../../domain/intents/outcome';
import { convertAtRate } from '../../domain/money/storedRate';
import {
  applicableRule,
  decideAuthorisation,
  isAuthorisedAsItIs,
  refusalByLimit,
  refusalToAuthorise,
  requestsDue,
} from '../../domain/payments/authorisation';
import { editOf } from '../../domain/payments/editing';
import { refusalToSend } from '../../domain/payments/lastCheck';
import { wayToReading } from '../../domain/payments/reading';
import { isDeletable, isEditable } from '../../domain/payments/transitions';
import { isNewer } from '../../domain/readings/isNewer';
import { afterChanges, afterNewest, since } from '../../domain/sync/nextPosition';
import type { Intent } from './books';

/** Whether an intent may be claimed: in production the condition of `actions/intents/claim.ts`. */
function isFree({ state, nextAttemptAt, leaseUntil }: Intent, now: Date): boolean {
  return state === 'pending' && nextAttemptAt <= now && (leaseUntil === null || leaseUntil <= now);
}

/** Whether a claim may record its outcome: in production the condition of `storeConclusion` in the sender. */
function mayRecord(stored: Intent, held: Intent): boolean {
  return stored.state === 'pending' && stored.fence === held.fence;
}

/**
 * Every decision that the simulation puts to the test, as production takes it. A world may be given others, to see that
 * it notices.
 */
export const productionDecisions = {
  afterChanges,
  afterNewest,
  applicableRule,
  conclude,
  convertAtRate,
  decideAuthorisation,
  editOf,
  failureOfLook,
  isAuthorisedAsItIs,
  isDeletable,
  isEditable,
  isFree,
  isNewer,
  looksFirst,
  mayBeginCall,
  mayRecord,
  outcomeOfFailure,
  refusalByLimit,
  refusalToAuthorise,
  refusalToBuy,
  refusalToSend,
  requestsDue,
  settle,
  since,
  wayToReading,
};

export type Decisions = typeof productionDecisions;
