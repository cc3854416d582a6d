import { useCallback } from 'react';
import { preferredDate, reasonAgainstConversionDate } from '../../../../../domain/conversions/conversionDate';
import { useOffers } from '../../../shared/offers';
import { FormSection } from '../../../shared/patterns/FormLayout';
import { FormAmount, FormCurrency, FormDate, FormRadio } from '../../../ui/form/fields';
import { useFormValues } from '../../../ui/form/formState';
import { formatInstant, formatWeekday } from '../../../ui/formatDate';
import { fixedCurrency, type ConversionTiming, type ConversionValues } from './conversionValues';
import { usePairDates, type PairDates } from './datesQuery';

const timings: readonly { readonly value: ConversionTiming; readonly label: string }[] = [
  { value: 'default', label: 'Standard' },
  { value: 'earliest', label: 'As early as possible' },
  { value: 'next_day', label: 'Next day' },
  { value: 'optimize_liquidity', label: 'Best liquidity' },
  { value: 'date', label: 'On a day of my choice' },
];

/** The fields of a new conversion: the pair, the fixed amount, and when it settles. */
export function ConversionFields() {
  const values = useFormValues<ConversionValues>();
  const { sellCurrency, buyCurrency, timing } = values;
  const { offered, decimals } = useOffers();
  const dates = usePairDates(sellCurrency, buyCurrency);
  const reasonAgainst = useCallback((day: string) => dates && reasonAgainstConversionDate(day, dates), [dates]);
  return (
    <>
      <FormSection title="Currencies">
        <FormCurrency name="sellCurrency" label="You sell" offered={offered} isRequired />
        <FormCurrency name="buyCurrency" label="You buy" offered={offered} isRequired />
      </FormSection>
      <FormSection title="Amount" lead="One amount is fixed. The other follows from the rate.">
        <FormRadio
          name="fixedSide"
          label="Fixed amount"
          isRequired
          options={[
            { value: 'sell', label: `Sell exactly this amount${ofCurrency(sellCurrency)}` },
            { value: 'buy', label: `Buy exactly this amount${ofCurrency(buyCurrency)}` },
          ]}
        />
        <FormAmount
          name="amount"
          label="Amount"
          currency={fixedCurrency(values)}
          decimals={decimals(fixedCurrency(values))}
          isRequired
        />
      </FormSection>
      <FormSection title="Date" lead={dates && cutOffText(dates)}>
        <FormRadio
          name="timing"
          label="Settlement"
          isRequired
          options={timings.map((option) => ({ ...option, help: dates && dayOf(option.value, dates) }))}
        />
        {timing === 'date' && (
          <FormDate name="conversionDate" label="Conversion date" isRequired reasonAgainst={reasonAgainst} />
        )}
      </FormSection>
    </>
  );
}

const ofCurrency = (currency: string) => (currency ? ` of ${currency}` : '');

const dayOf = (timing: ConversionTiming, dates: PairDates): string | undefined =>
  timing === 'date' ? undefined : formatWeekday(preferredDate(dates, timing));

function cutOffText({ first, firstCutOff }: PairDates): string {
  const until = firstCutOff ? `, if it is booked by ${formatInstant(firstCutOff)}` : '';
  return `The earliest day is ${formatWeekday(first)}${until}.`;
}
