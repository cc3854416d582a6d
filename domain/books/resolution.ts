import { object, string, oneLine } from '../yup';
import { messages } from '../messages';
import { isChargeNarrative } from '../charges/narrative';
import type { BookSide } from './compare';

/** The ways of `Resolution`. */
export const resolutions = ['adopt', 'explain', 'reverse', 'correct'] as const;

/**
 * How people resolve a difference: by our row of the provider's record, by a note, by ending the record where it stands, or by a charge or credit that
 * makes up for the difference.
 */
export type Resolution = (typeof resolutions)[number];

/** A difference, as far as it decides how it can be resolved. */
export interface Resolvable {
  readonly kind: string;
  readonly side: BookSide;
  /** Where our row stands; null where there is none. */
  readonly ourTable: string | null;
  /** The status of the provider's record where it has one, else of ours. */
  readonly status: string | null;
  /** The reason of the provider's transfer; null for other records. */
  readonly reason: string | null;
}

/** The provider's records that have not left. The provider may still refuse to cancel one. */
const cancellable: Readonly<Record<string, readonly string[]>> = {
  payment: ['awaiting_authorisation', 'ready_to_send', 'suspended'],
  transfer: ['pending'],
  conversion: ['awaiting_funds'],
};

/** The statuses of ours that end, by the tables of states, when the provider never had the record. */
const endable: Readonly<Record<string, readonly string[]>> = {
  payments: ['processing', 'ready_to_send', 'released', 'submitted', 'suspended', 'completed'],
  transfers: ['pending'],
  safeguarding_transfers: ['pending'],
  charges: ['processing'],
  conversions: ['awaiting_funds', 'funds_sent'],
};

/**
 * The ways in which a difference can be resolved (docs/decisions/095). A charge that was not taken yet is not corrected (docs/decisions/101). The
 * transfer of a charge is not adopted: the charge is recorded again under the same key, which finds the transfer.
 */
export function resolutionsOf({ kind, side, ourTable, status, reason }: Resolvable): readonly Resolution[] {
  const explained: readonly Resolution[] = ['explain'];
  if (kind === 'charge') return ourTable === null || status === 'completed' ? ['correct', ...explained] : explained;
  if (side === 'provider') {
    const isAdopted = kind !== 'movement' && !isTransferOfCharge(kind, reason);
    const mayCancel = cancellable[kind]?.includes(status ?? '');
    return [...(isAdopted ? ['adopt' as const] : []), ...explained, ...(mayCancel ? ['reverse' as const] : [])];
  }
  const mayEnd = side === 'ours' && endable[ourTable ?? '']?.includes(status ?? '');
  return mayEnd ? [...explained, 'reverse'] : explained;
}

/** Whether a record of the provider is the transfer that took a charge. */
export const isTransferOfCharge = (kind: string, reason: string | null): boolean =>
  kind === 'transfer' && reason !== null && isChargeNarrative(reason);

/** What is proposed for a difference. The digest is that of the difference that was shown. */
export const resolutionSchema = object({
  differenceId: string().uuid('This difference does not exist.').required(messages.fields.required),
  digest: string().required(messages.fields.required),
  resolution: string().oneOf(resolutions).required(messages.fields.required),
  note: oneLine(500).required(messages.fields.required),
}).noUnknown();
