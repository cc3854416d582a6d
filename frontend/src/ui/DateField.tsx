import '@mantine/dates/styles.css';
import { DateInput } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { memo } from 'react';
import { FieldError } from './FieldError';

dayjs.extend(customParseFormat);

const typedFormats = ['D MMM YYYY', 'YYYY-MM-DD', 'D/M/YYYY', 'D.M.YYYY', 'D MMMM YYYY'];

const controls = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  monthLevelControl: 'Choose a month',
  yearLevelControl: 'Choose a year',
};

interface Props {
  id?: string;
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  description?: string;
  isRequired?: boolean;
  minDate?: string;
  maxDate?: string;
  /** Why a day cannot be chosen, such as "Banks are closed"; undefined where it can. */
  reasonAgainst?: (date: string) => string | undefined;
}

function parseTyped(text: string): string | null {
  const date = dayjs(text.trim(), typedFormats, true);
  return date.isValid() ? date.format('YYYY-MM-DD') : null;
}

/**
 * A date, picked or typed as `24 Nov 2026`, `24/11/2026` or `2026-11-24`. The reason why a day cannot be chosen is shown in the
 * calendar and, for a typed day, below the field.
 */
export const DateField = memo(function DateField(props: Props) {
  const { value, onChange, error, description, isRequired, reasonAgainst, ...rest } = props;
  const reason = value ? reasonAgainst?.(value) : undefined;
  const shownError = error ?? (reason && `${dayjs(value).format(longFormat)}: ${reason}`);
  return (
    <DateInput
      {...rest}
      value={value || null}
      onChange={(date) => onChange(date ?? '')}
      valueFormat="D MMM YYYY"
      dateParser={parseTyped}
      excludeDate={reasonAgainst && ((date) => reasonAgainst(date) !== undefined)}
      getDayProps={reasonAgainst && ((date) => dayProps(date, reasonAgainst(date)))}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      placeholder="24 Nov 2026"
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={shownError ? undefined : description}
      error={shownError && <FieldError text={shownError} />}
      popoverProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
      ariaLabels={controls}
      autoComplete="off"
    />
  );
});

const longFormat = 'D MMMM YYYY';

function dayProps(date: string, reason: string | undefined) {
  return reason ? { title: reason, 'aria-label': `${dayjs(date).format(longFormat)}, ${reason}` } : {};
}
