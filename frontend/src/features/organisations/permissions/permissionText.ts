import { moneyText } from '../../../ui/money/amountTexts';
import { seenUser } from '../../../shared/seats/SeatState';
import type { Permission } from './permissionsQuery';

/** The limit of a seat, in words. */
export const limitText = ({ upper_fx_limit: limit }: Permission, currency: string): string =>
  limit === null ? 'No limit' : `Up to ${moneyText(limit, currency)}`;

/** The name of a user; the username where the reader may not see the user. */
export function userText(person: Pick<Permission, 'user_id' | 'user'>): string {
  const seen = seenUser(person);
  if (!seen) return person.user_id;
  const name = `${seen.first_name} ${seen.last_name}`.trim() || person.user_id;
  return seen.enabled ? name : `${name} (Disabled)`;
}

interface Rights {
  readonly can_create_beneficiaries: boolean;
  readonly can_create_conversions: boolean;
  readonly can_create_payments: boolean;
}

/** What a seat with a role may create, in words. */
export function rightsText(role: Rights): string {
  const rights = [
    role.can_create_payments && 'Payments',
    role.can_create_conversions && 'Conversions',
    role.can_create_beneficiaries && 'Beneficiaries',
  ].filter(Boolean);
  return rights.join(', ') || 'Nothing';
}
