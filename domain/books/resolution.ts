import { object, string, type InferType } from '../yup';
import { messages } from '../messages';
import { oneLine } from '../oneLine';
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
}

/** The provider's records that have not left and can be cancelled there. The price of a cancelled conversion is shown on its own page. */
const cancellable: Readonly<Record<string, readonly string[]>> = {
  payment: ['awaiting_authorisation', 'ready_to_send', 'suspended'],
  transfer: ['pending'],
};

/** The statuses of ours that end, by the tables of states, when the provider never had the record. */
const endable: Readonly<Record<string, readonly string[]>> = {
  payments: ['processing', 'ready_to_send', 'released', 'submitted', 'suspended', 'completed'],
  transfers: ['pending'],
  safeguarding_transfers: ['pending'],
  charges: ['processing'],
  conversions: ['awaiting_funds', 'funds_sent'],
};

/** The ways in which a difference can be resolved (docs/decisions/095). A charge that was not taken yet is not corrected (docs/decisions/101). */
export function resolutionsOf({ kind, side, ourTable, status }: Resolvable): readonly Resolution[] {
  const explained: readonly Resolution[] = ['explain'];
  if (kind === 'charge') return ourTable === null || status === 'completed' ? ['correct', ...explained] : explained;
  if (side === 'provider') {
    return [...adopted(kind), ...explained, ...(cancellable[kind]?.includes(status ?? '') ? ['reverse' as const] : [])];
  }
  const mayEnd = side === 'ours' && endable[ourTable ?? '']?.includes(status ?? '');
  return mayEnd ? [...explained, 'reverse'] : explained;
}

const adopted = (kind: string): readonly Resolution[] => (kind === 'movement' ? [] : ['adopt']);

/** What is proposed for a difference. The digest is that of the difference that was shown. */
export const resolutionSchema = object({
  differenceId: string().uuid('This difference does not exist.').required(messages.fields.required),
  digest: string().required(messages.fields.required),
  resolution: string().oneOf(resolutions).required(messages.fields.required),
  note: oneLine(500).required(messages.fields.required),
}).noUnknown();

/** What passes resolutionSchema. */
export type ResolutionInput = InferType<typeof resolutionSchema>;
