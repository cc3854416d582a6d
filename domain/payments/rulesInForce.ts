import { requestsDue, type AuthorisationRequest, type AuthorisationRule } from './authorisation';

/** What has to change so that a payment needs no fewer authorisations than the rule in force requires. */
export interface RequestChanges {
  /** The maker's own authorisation, if the rule does not allow it. */
  readonly withdrawn: readonly string[];
  /** Requests that are missing; `isGiven` where the act of creating the payment gives it. */
  readonly added: readonly { readonly roleIdRequired: string; readonly isGiven: boolean }[];
}

interface Maker {
  readonly userId: string;
  /** The role of the maker's seat; undefined without a seat. */
  readonly roleId: string | undefined;
}

type Due = ReturnType<typeof requestsDue>[number];

/**
 * Compares the authorisations that were requested with the rule that applies today. What was requested stays required,
 * and what was given counts where it fits: the role is required, and the maker's own one is allowed
 * (docs/decisions/019).
 */
export function changesByRule(
  requests: readonly AuthorisationRequest[],
  rule: AuthorisationRule,
  maker: Maker,
): RequestChanges {
  const due = requestsDue(rule, maker.roleId ?? '');
  const own = requests.find((one) => one.authorisedById === maker.userId || one.inPlaceOfId === maker.userId);
  const isOwnKept = own !== undefined && isOwnAllowed(own, rule, due);
  // The maker gives at most one, so creating the payment gives none besides an own one.
  const missing = due.map(({ roleIdRequired, isGiven }) => ({ roleIdRequired, isGiven: isGiven && !isOwnKept }));
  const kept = requests.filter((request) => request !== own || isOwnKept);
  kept.sort((one, other) => rank(one, own) - rank(other, own)).forEach((request) => take(missing, request));
  return { withdrawn: own && !isOwnKept ? [own.id] : [], added: missing };
}

function isOwnAllowed(own: AuthorisationRequest, rule: AuthorisationRule, due: readonly Due[]): boolean {
  const ofRole = due.filter(({ roleIdRequired }) => roleIdRequired === own.roleIdRequired);
  return ofRole.some(({ isGiven }) => isGiven || rule.canAuthoriseOwnPayments);
}

/** The maker's own authorisation comes first, then the others that were given, then the open requests. */
function rank(request: AuthorisationRequest, own: AuthorisationRequest | undefined): number {
  if (request === own) return 0;
  return request.authorisedById === null ? 2 : 1;
}

/** Takes what the request satisfies out of the missing ones: one that creating gives last, and only for a given request. */
function take(missing: Due[], { roleIdRequired, authorisedById }: AuthorisationRequest): void {
  const indexOf = (isGiven: boolean) =>
    missing.findIndex((due) => due.roleIdRequired === roleIdRequired && due.isGiven === isGiven);
  const open = indexOf(false);
  const index = open === -1 && authorisedById !== null ? indexOf(true) : open;
  if (index !== -1) missing.splice(index, 1);
}
