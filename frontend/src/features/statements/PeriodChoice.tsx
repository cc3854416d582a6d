import { lazy, Suspense } from 'react';
import { presetOf, presetPeriod, type PeriodPreset } from '../../../../domain/statements/period';
import { FilterSkeleton, shortFields } from '../../shared/filters/FilterSkeleton';
import { FilterChips } from '../../ui/FilterChips';
import { Stack } from '../../ui/layout';
import type { ChoiceProps } from './statementSearch';

// The statement shows before the form, which brings the date picker and the validation.
const PeriodForm = lazy(async () => ({ default: (await import('./PeriodForm')).PeriodForm }));

const presets: readonly { readonly value: PeriodPreset | ''; readonly label: string }[] = [
  { value: 'this_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'year', label: 'This year' },
];

/** Chooses the currency and the period of a statement: one of those that are offered by name, or any days until today. */
export function PeriodChoice(props: ChoiceProps) {
  const { choice, today, onChange } = props;
  return (
    <Stack>
      <FilterChips
        label="Period"
        value={presetOf(choice, today) ?? ''}
        options={presets}
        onChange={(preset) => preset && onChange({ ...choice, ...presetPeriod(preset, today) })}
      />
      <Suspense fallback={<FilterSkeleton places={shortFields(3)} />}>
        <PeriodForm {...props} />
      </Suspense>
    </Stack>
  );
}
