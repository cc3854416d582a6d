import type { ErrorCode } from '../errors';

/** Who administers users: a super admin, or an administrator of organisations (can_user_admin_org). */
export interface Administrator {
  readonly userId: string;
  readonly isSuperAdmin: boolean;
  /** The organisations that the administrator administers; those of a super admin do not matter. */
  readonly organisationIds: readonly string[];
}

/** A user whom an administrator wants to change. */
export interface AdministeredUser {
  readonly userId: string;
  readonly isSuperAdmin: boolean;
  /** Organisations with a link to the user. */
  readonly linkedTo: readonly string[];
  /** Organisations of the accounts where the user has a seat. */
  readonly seatedIn: readonly string[];
}

/**
 * What an act concerns: `membership`, what the user is to one organisation or account; `person`, the user as a whole, with the way to sign in;
 * `deletion`.
 */
export type UserAct = 'membership' | 'person' | 'deletion';

/** Whether an organisation is one that the administrator acts for. */
export const administers = ({ isSuperAdmin, organisationIds }: Administrator, organisationId: string): boolean =>
  isSuperAdmin || organisationIds.includes(organisationId);

/** Whether the administrator may know of the user: a link to one of the administrator's organisations. */
export const isInReach = (administrator: Administrator, { linkedTo }: AdministeredUser): boolean =>
  administrator.isSuperAdmin || linkedTo.some((id) => administers(administrator, id));

/**
 * Why an administrator may not do this to a user, or undefined (docs/decisions/063). A user outside the administrator's organisations is
 * answered as one that does not exist.
 */
export function refusalOfUserAct(
  act: UserAct,
  administrator: Administrator,
  user: AdministeredUser,
): ErrorCode | undefined {
  if (!isInReach(administrator, user)) return 'user_not_found';
  if (administrator.userId === user.userId) return 'own_user';
  if (administrator.isSuperAdmin || act === 'membership') return undefined;
  if (act === 'deletion' || user.isSuperAdmin) return 'super_admins_only';
  const isOurs = [...user.linkedTo, ...user.seatedIn].every((id) => administers(administrator, id));
  return isOurs ? undefined : 'user_of_other_organisations';
}

/** How long after an administrator changed a user's contacts they receive no code of a reset. */
export const resetDelayMs = 24 * 3_600_000;

/** When contacts that were changed may receive the codes of resets; undefined where they may now. */
export function resetsAgainAt(changedAt: Date | null, now: Date): Date | undefined {
  if (!changedAt) return undefined;
  const at = new Date(changedAt.getTime() + resetDelayMs);
  return now < at ? at : undefined;
}
