import { quoteInputSchema, type ConversionDatePreference } from '../../../../../domain/conversions/quoteInput';
import type { GetConversionQuoteMutationVariables } from '../../../graphql/generated/operations';
import type { newConversionSearch } from '../../../shared/conversions/conversionSearch';
import type { SearchValues } from '../../../shared/searchParams';

/** When a conversion settles: a preference, or `date` for a day of the user's choice. */
export type ConversionTiming = ConversionDatePreference | 'date';

/** The form of a new conversion. The amount is that of the fixed side. */
export interface ConversionValues {
  readonly sellCurrency: string;
  readonly buyCurrency: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly amount: string;
  readonly timing: ConversionTiming;
  readonly conversionDate: string;
}

/** A form in which only what the address says is filled in. */
export const emptyConversion = (search: SearchValues<typeof newConversionSearch>): ConversionValues => {
  const { currency: sellCurrency, buyCurrency, amount } = search;
  const fixedSide = search.fixedSide || (buyCurrency ? 'buy' : 'sell');
  return { sellCurrency, buyCurrency, fixedSide, amount, timing: 'default', conversionDate: '' };
};

/** The currency of the fixed side. */
export const fixedCurrency = ({ fixedSide, buyCurrency, sellCurrency }: ConversionValues): string =>
  fixedSide === 'buy' ? buyCurrency : sellCurrency;

/** What the server is asked to price. */
export function quoteVariables(values: ConversionValues): GetConversionQuoteMutationVariables {
  const { timing, conversionDate, ...deal } = values;
  return timing === 'date'
    ? { ...deal, conversionDate, conversionDatePreference: null }
    : { ...deal, conversionDate: null, conversionDatePreference: timing };
}

/** The first fault of each field, as Formik takes them. The server applies the same schema. */
export function validateConversion(values: ConversionValues): Partial<Record<keyof ConversionValues, string>> {
  const faults: Partial<Record<keyof ConversionValues, string>> = {};
  try {
    quoteInputSchema.validateSync(quoteVariables(values), { abortEarly: false, strict: true });
  } catch (error) {
    const { inner } = error as {
      inner: readonly { readonly path: keyof ConversionValues; readonly message: string }[];
    };
    for (const { path, message } of inner) faults[path] ??= message;
  }
  if (values.timing === 'date' && !values.conversionDate) faults.conversionDate = 'Choose a day.';
  return faults;
}
