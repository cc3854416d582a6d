import { array, mixed, object, string, type InferType, oneLine } from '../yup';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { tariffTypes, type TariffType } from './tariffTypes';

const { fields, tariffs } = messages;
const pounds = /^\d{1,15}(\.\d{1,2})?$/;

/** The most tariffs that the house keeps: they are listed on one page and offered whole. */
export const maxTariffs = 250;

/** The most currencies with a fee of their own. */
export const maxOverrides = 40;

/** A price in pounds, demanded of the tariffs that have it. */
const price = (isPaymentFee: boolean, message: string) =>
  string()
    .nullable()
    .matches(pounds, { message: fields.number, excludeEmptyString: true })
    .when('type', ([type]: readonly unknown[], schema) =>
      Boolean(type) && (type === 'payment_fee') === isPaymentFee ? schema.required(message) : schema,
    );

const overrideSchema = object({
  currency: string()
    .nullable()
    .test('known', 'This currency is not known.', (code) => !code || currencies.has(code)),
  amount: string().nullable().matches(pounds, { message: fields.number, excludeEmptyString: true }),
});

/** A row of the fixed fees by currency, as a form holds it. */
export type OverrideRow = InferType<typeof overrideSchema>;

/** A fixed fee in pounds of a regular payment in one currency. */
export interface Override {
  readonly currency: string;
  readonly amount: string;
}

/** The rows that are saved: those with a currency and an amount (specification, part two, section 2). */
export const completeOverrides = (rows: readonly OverrideRow[]): readonly Override[] =>
  rows.flatMap(({ currency, amount }) => (currency && amount ? [{ currency, amount }] : []));

const isUnique = (rows: readonly OverrideRow[]): boolean => {
  const chosen = rows.flatMap(({ currency }) => currency || []);
  return new Set(chosen).size === chosen.length;
};

/**
 * A tariff as an administrator enters it, with the checks and words of the specification (part two, section 5) in their order. Prices are
 * decimal strings in pounds; those of other types than the chosen one are ignored.
 */
export const tariffInputSchema = object({
  name: oneLine(120).required(tariffs.nameRequired),
  type: mixed<TariffType>().required(tariffs.typeRequired).oneOf(tariffTypes, tariffs.typeRequired),
  regular: price(true, tariffs.regularRequired),
  priority_worldwide_shared: price(true, tariffs.sharedRequired),
  priority_tier_1_our: price(true, tariffs.tier1Required),
  priority_tier_2_our: price(true, tariffs.tier2Required),
  priority_tier_3_our: price(true, tariffs.tier3Required),
  priority_tier_4_our: price(true, tariffs.tier4Required),
  amount: price(false, tariffs.amountRequired),
  regular_overrides: array(overrideSchema.required())
    .required()
    .min(0)
    .max(maxOverrides, `Use at most ${maxOverrides} currencies.`)
    .test('unique', 'A currency can be chosen only once.', isUnique),
}).noUnknown();

/** What passes tariffInputSchema. */
export type TariffInput = InferType<typeof tariffInputSchema>;
