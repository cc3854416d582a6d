import { boolean, object, type InferType } from '../yup';
import { messages } from '../messages';
import { nameField } from './organisationInput';

const right = () => boolean().required(messages.fields.required);

/** A role: its name and what a seat with it may create. */
export const roleInputSchema = object({
  name: nameField(),
  can_create_beneficiaries: right(),
  can_create_conversions: right(),
  can_create_payments: right(),
}).noUnknown();

/** What passes roleInputSchema. */
export type RoleInput = InferType<typeof roleInputSchema>;

/** Whether an order names each of the ids once, and no other. */
export function isOrderOf(order: readonly string[], ids: readonly string[]): boolean {
  const named = new Set(order);
  return named.size === order.length && order.length === ids.length && ids.every((id) => named.has(id));
}

const inAnyCase = (name: string): string => name.trim().toLowerCase();

/** What of a role is copied to another organisation, in the order of the source; a name that is taken, in any case, is left out. */
export function rolesToClone<Role extends { readonly name: string }>(
  source: readonly Role[],
  taken: readonly string[],
): Role[] {
  const takenNames = new Set(taken.map(inAnyCase));
  return source.filter(({ name }) => !takenNames.has(inAnyCase(name)));
}
