import type { LivePaymentFragment } from '../../graphql/generated/operations';
import { personName } from './paymentRow';
import { listText } from '../../ui/formats';

/** How many people are named; the others are counted. */
const maxNamed = 3;

/**
 * Who can give a payment's authorisation of a role now: "Anna Approver or Ben Berg". Undefined if no user can.
 * @param exceptId a user who is not named: the one who reads it
 */
export function approverNames(
  { approvers }: Pick<LivePaymentFragment, 'approvers'>,
  roleId: string,
  exceptId?: string,
): string | undefined {
  const able = approvers.filter((person) => person.roleId === roleId && person.userId !== exceptId);
  if (able.length === 0) return undefined;
  const names = able.slice(0, maxNamed).map((person) => personName(person, person.userId ?? undefined));
  const others = able.length - maxNamed;
  if (others > 0) names.push(others === 1 ? 'one other' : `${others} others`);
  return listText(names, 'or');
}

/** An open authorisation in words: "Anna Approver or Ben Berg (Finance Manager)", or the role alone if no user can give it. */
export function approverText(
  payment: Pick<LivePaymentFragment, 'approvers'>,
  role: { readonly id: string; readonly name: string },
  exceptId?: string,
): string {
  const names = approverNames(payment, role.id, exceptId);
  return names ? `${names} (${role.name})` : role.name;
}
