import { object, string, type InferType, oneLine } from '../yup';
import type { ErrorCode } from '../errors';
import { messages } from '../messages';
import { factsOf } from './changeKinds';

/** What can become of a change that waits: allowed or refused by another, withdrawn by the one who asked for it. */
export const changeDecisions = ['allowed', 'refused', 'withdrawn'] as const;

/** How a change was decided. */
export type ChangeDecision = (typeof changeDecisions)[number];

/** The length of the reason of a decision, in UTF-16 code units. */
export const maxReasonLength = 255;

/** A decision about a change. A refusal says why. */
export const changeDecisionSchema = object({
  changeId: string().required(messages.fields.required),
  changeDigest: string().required(messages.fields.required),
  decision: string()
    .required(messages.fields.required)
    .oneOf([...changeDecisions], 'Choose allowed, refused or withdrawn.'),
  reason: oneLine(maxReasonLength)
    .nullable()
    .when('decision', ([decision]: readonly unknown[], schema) =>
      decision === 'refused' ? schema.required(messages.fields.required) : schema,
    ),
}).noUnknown();

/** What passes changeDecisionSchema. */
export type ChangeDecisionInput = InferType<typeof changeDecisionSchema>;

/** A stored change, as far as it matters for who decides. */
export interface DecidableChange {
  readonly kind: string;
  readonly requestedBy: string;
  /** The organisation that it concerns; null for one of the house. */
  readonly organisationId: string | null;
  /** Null while it waits. */
  readonly decision: string | null;
}

/** Who decides. */
export interface Decider {
  readonly userId: string;
  readonly isSuperAdmin: boolean;
  /** The organisations that the user administers. */
  readonly organisationIds: readonly string[];
}

/** What makes somebody a second person, or not. */
export interface SecondPerson {
  /** When the user was created, or became an administrator of the organisation of the change, whichever is later. */
  readonly administratorSince: Date;
  /** Whether one of the two created or enabled the other, changed the contacts or switched the second factors off, within the cooling time. */
  readonly isDependent: boolean;
}

/**
 * Why a user may not decide so about a change; undefined where they may. Only who could make the change directly allows or refuses it,
 * and never the one who asked for it. The server asks refusalOfSecondPerson besides.
 */
export function refusalOfDecision(
  change: DecidableChange,
  { userId, isSuperAdmin, organisationIds }: Decider,
  decision: ChangeDecision,
): ErrorCode | undefined {
  const isOwn = change.requestedBy === userId;
  const isOfTheirs = change.organisationId !== null && organisationIds.includes(change.organisationId);
  if (!isSuperAdmin && !isOfTheirs && !isOwn) return 'change_not_found';
  if (change.decision !== null) return 'change_decided';
  if (decision === 'withdrawn') return isOwn ? undefined : 'change_of_another';
  if (isOwn) return 'second_person_required';
  return isSuperAdmin || factsOf(change.kind).isOpenToOrgAdmins ? undefined : 'super_admins_only';
}

/**
 * Why an administrator is no second person for what was asked for at a time: one who became an administrator afterwards, or who may be
 * controlled by the one who asked (docs/decisions/089).
 */
export function refusalOfSecondPerson(
  requestedAt: Date,
  { administratorSince, isDependent }: SecondPerson,
): ErrorCode | undefined {
  if (administratorSince > requestedAt) return 'decider_later_than_change';
  return isDependent ? 'decider_not_independent' : undefined;
}

/** The one who asked for a change, as they are when it is decided. */
export interface Requester {
  readonly isSuperAdmin: boolean;
  /** Whether they administer the organisation that the change concerns, or any where it concerns several. */
  readonly administersIt: boolean;
}

/** Whether a change of the kind could be asked for by its requester now. Otherwise it is refused or withdrawn, and not allowed. */
export const mayStillAsk = (kind: string, { isSuperAdmin, administersIt }: Requester): boolean =>
  isSuperAdmin || factsOf(kind).isOfUsers === true || (administersIt && factsOf(kind).isOpenToOrgAdmins);
