import type { ReactNode } from 'react';
import {
  fieldOf,
  paymentFieldNames,
  type InternalField,
  type PaymentFieldName,
} from '../../../../domain/payments/fields';
import type { Detail } from '../../ui/Details';
import { formatDay } from '../../ui/formatDate';
import { chargeTypeLabels, paymentTypeLabels } from './typeLabels';

/** The fields that screens state apart from the payee and the amount, in their order. */
const stated = ['beneficiaryId', 'amount', 'currency'] as const;
/** A field that is a fact of a payment besides its payee and its amount. */
export type FactName = Exclude<PaymentFieldName, (typeof stated)[number]>;

/** The names of the facts. */
export const factNames = paymentFieldNames.filter(
  (name): name is FactName => !(stated as readonly string[]).includes(name),
);

/** A fact of what an authorisation covers. */
export type ContentFactName = Exclude<FactName, InternalField>;
/** The names of the facts that an authorisation covers. */
export const contentFactNames = factNames.filter((name): name is ContentFactName => !fieldOf(name).isInternal);

const choiceLabels: Readonly<Record<string, string>> = { ...paymentTypeLabels, ...chargeTypeLabels };

/** A fact as people read it; nothing where the payment has no value. */
export function factText(name: FactName, value: string | null | undefined): string | null | undefined {
  if (!value) return undefined;
  const { kind } = fieldOf(name).rule;
  if (kind === 'date') return formatDay(value.slice(0, 10));
  return kind === 'choice' ? (choiceLabels[value] ?? value) : value;
}

/**
 * Facts of a payment besides its payee and its amount.
 * @param valueOf the stored value of a field
 * @param own what a screen shows in the place of a value
 */
export const fieldFacts = <Name extends FactName>(
  names: readonly Name[],
  valueOf: (name: Name) => string | null | undefined,
  own: Readonly<Partial<Record<FactName, ReactNode>>> = {},
): Detail[] =>
  names.map((name) => ({
    label: fieldOf(name).label,
    value: name in own ? own[name] : factText(name, valueOf(name)),
  }));
