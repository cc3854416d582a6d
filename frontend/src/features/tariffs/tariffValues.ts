import { roundAmount } from '../../../../domain/money/amount';
import { paymentPrices, type PaymentPrice, type TariffType } from '../../../../domain/tariffs/tariffTypes';
import type { TariffInput } from '../../graphql/generated/operations';
import type { TariffRow } from './tariffsQuery';

/** A row of the fixed fees by currency, as its controls hold it. */
export interface OverrideValues {
  readonly currency: string;
  readonly amount: string;
}

/** The tariff form as its controls hold it: texts, '' for what is not given. */
export interface TariffValues extends Readonly<Record<PaymentPrice, string>> {
  readonly name: string;
  readonly type: TariffType | '';
  readonly amount: string;
  readonly regular_overrides: readonly OverrideValues[];
}

/** A row to fill in. */
export const emptyOverride: OverrideValues = { currency: '', amount: '' };

const noPrices = Object.fromEntries(paymentPrices.map((name) => [name, ''])) as Record<PaymentPrice, string>;

/** The form of a new tariff. */
export const emptyTariff: TariffValues = { name: '', type: '', ...noPrices, amount: '', regular_overrides: [] };

const pounds = (amount: string | null) => (amount ? roundAmount(amount, 'GBP') : '');

/** What the controls show of a stored tariff; prices have two decimals. */
export function valuesOf({ name, type, amount, details }: TariffRow): TariffValues {
  const prices = details as Partial<Pick<TariffValues, PaymentPrice | 'regular_overrides'>>;
  return {
    name,
    type: type as TariffType,
    amount: pounds(amount),
    ...(Object.fromEntries(paymentPrices.map((field) => [field, pounds(prices[field] ?? null)])) as typeof noPrices),
    regular_overrides: (prices.regular_overrides ?? []).map((row) => ({ ...row, amount: pounds(row.amount) })),
  };
}

/** What the server is sent. */
export const inputOf = (values: TariffValues): TariffInput => ({
  ...values,
  name: values.name.trim(),
  amount: values.amount || null,
  ...Object.fromEntries(paymentPrices.map((field) => [field, values[field] || null])),
  regular_overrides: values.regular_overrides.map(({ currency, amount }) => ({ currency, amount })),
});
