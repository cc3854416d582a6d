import '@mantine/dates/styles.css';
import { DateInput } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { memo, useState, type SyntheticEvent } from 'react';
import { isIsoDate } from '../../../domain/isoDate';
import classes from './DateField.module.css';
import { FieldError } from './TextField';
import { dayFormat, formatDay, formatLongDay } from './formatDate';
import { place } from './place';
import { isReadByOrder, parseTypedDate } from './typedDate';

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
  /** YYYY-MM-DD, or empty. A text that is no date is kept as typed, for the form's validation to reject. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string;
  description?: string;
  isRequired?: boolean;
  /** Why a day cannot be chosen, such as "Banks are closed"; undefined where it can. */
  reasonAgainst?: (date: string) => string | undefined;
}

const unknownText = () => `Enter a date such as ${formatDay('2026-11-24')}.`;

/**
 * A date, picked or typed as `24 Nov 2026`, `2026-11-24`, or in digits in the order of the reader's place. The field says what it
 * understood while digits are typed that others read differently. The reason why a day cannot be chosen is shown in the
 * calendar and, for a typed day, below the field. A text that is no date, or that is such a day, stays as typed.
 */
export const DateField = memo(function DateField(props: Props) {
  const { value, onChange, onBlur, error, description, isRequired, reasonAgainst, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined;
  const parseTyped = (text: string) => parseTypedDate(text, place().dateOrder);
  const isPhone = useMediaQuery('(max-width: 640px)');
  const isDay = isIsoDate(value);
  const shownError = errorOf(value, error, isTyping, reasonAgainst);
  const understood = typed && isDay && isReadByOrder(typed) ? `Read as ${formatLongDay(value)}.` : undefined;
  const type = (event: SyntheticEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    setTyped(text);
    // DateInput reports dates only.
    if (parseTyped(text) === null) onChange(text);
  };
  const leave = () => {
    setTyped(undefined);
    onBlur?.();
  };
  return (
    <DateInput
      {...rest}
      value={isDay ? value : null}
      onInput={type}
      onChange={(date) => onChange(date ?? '')}
      onBlur={leave}
      fixOnBlur={isDay}
      valueFormat={dayFormat()}
      dateParser={parseTyped}
      excludeDate={reasonAgainst && ((date) => reasonAgainst(date) !== undefined)}
      getDayProps={reasonAgainst && ((date) => dayProps(date, reasonAgainst(date)))}
      firstDayOfWeek={1}
      weekendDays={[]}
      hideOutsideDates
      placeholder={formatDay('2026-11-24')}
      withAsterisk={isRequired}
      aria-required={isRequired}
      description={shownError ? undefined : (understood ?? description)}
      error={shownError && <FieldError text={shownError} />}
      classNames={{ calendarHeader: classes.header, month: classes.table, day: classes.day }}
      popoverProps={{ transitionProps: { duration: 0 }, withinPortal: false, width: isPhone ? 'target' : undefined }}
      ariaLabels={controls}
      autoComplete="off"
    />
  );
});

function errorOf(
  value: string,
  error: string | undefined,
  isTyping: boolean,
  reasonAgainst: Props['reasonAgainst'],
): string | undefined {
  if (value && !isIsoDate(value)) return isTyping && !error ? undefined : unknownText();
  const reason = value ? reasonAgainst?.(value) : undefined;
  return reason ? `${formatLongDay(value)}: ${reason}` : error;
}

function dayProps(date: string, reason: string | undefined) {
  return reason ? { title: reason, 'aria-label': `${formatLongDay(date)}, ${reason}` } : {};
}
