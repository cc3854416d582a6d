import { formatAmount } from '../../../ui/money/formatAmount';
import { seenUser } from '../seenUser';
import type { Permission } from './permissionsQuery';

/** The limit of a seat, in words. */
export const limitText = ({ upper_fx_limit: limit }: Permission, currency: string): string =>
  limit === null ? 'No limit' : `Up to ${formatAmount(limit, currency)} ${currency}`;

/** The name of the user of a seat; the username where the reader may not see the user. */
export function userText(seat: Permission): string {
  const seen = seenUser(seat);
  if (!seen) return seat.user_id;
  const name = `${seen.first_name} ${seen.last_name}`.trim() || seat.user_id;
  return seen.enabled ? name : `${name} (Disabled)`;
}
