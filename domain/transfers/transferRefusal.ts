import type { ErrorCode } from '../errors';

/** An account at one end of a transfer. */
export interface TransferEnd {
  readonly organisationId: string;
  /** Whether the caller holds a seat on it. */
  readonly hasSeat: boolean;
  readonly isApproved: boolean;
  readonly isClosed: boolean;
  /** Whether it has a counterpart at the provider. */
  readonly isConnected: boolean;
}

/** A transfer that a user asks for, with what the database knows of it. */
export interface AskedTransfer {
  readonly isAdmin: boolean;
  readonly canUseTransfers: boolean;
  readonly canTransferBetweenOrgs: boolean;
  readonly source: TransferEnd | undefined;
  readonly destination: TransferEnd | undefined;
  readonly shouldCharge: boolean;
}

/** Why a transfer is refused, and the field that it concerns. */
export interface TransferRefusal {
  readonly code: ErrorCode;
  readonly field: string;
}

/**
 * Why a transfer is refused; undefined if it may be made (docs/decisions/055). Users move money between accounts where they hold a seat; another's
 * account and an account that does not exist are refused alike. Super admins move it between any accounts of one organisation, and from one
 * organisation to another only out of an account where they hold a seat.
 */
export function transferRefusal(asked: AskedTransfer): TransferRefusal | undefined {
  const { source, destination } = asked;
  if (!source || !(source.hasSeat || asked.isAdmin)) return { code: 'account_not_found', field: 'source' };
  if (!destination || !(destination.hasSeat || asked.isAdmin)) {
    return { code: 'account_not_found', field: 'destination' };
  }
  if (!asked.isAdmin && !asked.canUseTransfers && !asked.canTransferBetweenOrgs) {
    return { code: 'transfers_not_permitted', field: 'source' };
  }
  const mayLeave = asked.canTransferBetweenOrgs && source.hasSeat;
  if (source.organisationId !== destination.organisationId && !mayLeave) {
    return { code: 'transfer_between_organisations', field: 'destination' };
  }
  if (!asked.shouldCharge && !asked.isAdmin) return { code: 'fee_not_waivable', field: 'shouldCharge' };
  return unusable(source, 'source') ?? unusable(destination, 'destination');
}

function unusable(end: TransferEnd, field: string): TransferRefusal | undefined {
  if (end.isClosed) return { code: 'account_closed', field };
  if (!end.isApproved) return { code: 'account_not_approved', field };
  return end.isConnected ? undefined : { code: 'account_not_connected', field };
}
