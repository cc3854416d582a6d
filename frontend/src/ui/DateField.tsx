import '@mantine/dates/styles.css';
import { DateInput } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
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
  isDateExcluded?: (date: string) => boolean;
}

function parseTyped(text: string): string | null {
  const date = dayjs(text.trim(), typedFormats, true);
  return date.isValid() ? date.format('YYYY-MM-DD') : null;
}

/** A calendar day, picked or typed as `24 Nov 2026`, `24/11/2026` or `2026-11-24`. */
export function DateField({ value, onChange, error, description, isRequired, isDateExcluded, ...rest }: Props) {
  return (
    <DateInput
      {...rest}
      value={value || null}
      onChange={(date) => onChange(date ?? '')}
      valueFormat="D MMM YYYY"
      dateParser={parseTyped}
      excludeDate={isDateExcluded}
      firstDayOfWeek={1}
      placeholder="24 Nov 2026"
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={error ? undefined : description}
      error={error && <FieldError text={error} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      popoverProps={{ transitionProps: { duration: 0 }, withinPortal: false }}
      ariaLabels={controls}
      autoComplete="off"
    />
  );
}
