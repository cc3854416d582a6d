import { Select as MantineSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useMemo, type ReactNode } from 'react';
import { messages } from '../../../domain/messages';
import { FieldError } from './FieldError';
import classes from './Select.module.css';
import { filterOptions, footRows, footValues, type SelectAction } from './selectFoot';

/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** The props that all selects share. */
export interface SelectProps {
  id?: string;
  label: string;
  value: string | null;
  options: readonly SelectOption[];
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  description?: string;
  error?: string;
  isRequired?: boolean;
  /** In a filter, where nothing is required and so nothing is marked as optional. */
  isFilter?: boolean;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** Shown before an option's label, such as a flag. */
  mark?: (value: string) => ReactNode;
  /** The content of an option's row in the list, in place of mark and label. */
  row?: (value: string) => ReactNode;
  /** Offered at the foot of the list, whatever is searched for. */
  action?: SelectAction;
  /** Whether an option matches the search text; by default its label must contain it. */
  matches?: (option: SelectOption, search: string) => boolean;
  /** Called with the search text, where the server searches. */
  onSearch?: (search: string) => void;
}

/** Whether an option's label contains the search text, ignoring case. */
export const byLabel = (option: SelectOption, search: string) =>
  option.label.toLowerCase().includes(search.toLowerCase());

/** A searchable select of one option. A required one has an asterisk, an optional one the badge Optional. */
export const Select = memo(function Select(props: SelectProps) {
  const {
    label,
    options,
    onChange,
    mark,
    row,
    action,
    matches = byLabel,
    error,
    isRequired,
    isFilter,
    isLoading,
    onSearch,
    ...rest
  } = props;
  const data = useMemo(
    () => [
      ...options.map(({ isDisabled, ...option }) => ({ ...option, disabled: isDisabled })),
      ...footRows(action, isLoading),
    ],
    [options, action, isLoading],
  );
  return (
    <MantineSelect
      id={rest.id}
      value={rest.value}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
      label={isRequired || isFilter ? label : <OptionalLabel label={label} />}
      aria-label={label}
      aria-required={isRequired}
      withAsterisk={isRequired}
      placeholder={rest.placeholder ?? messages.widgets.selectSearch}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
      data={data}
      onChange={(value) => (value === footValues.action ? action?.onChoose() : onChange(value))}
      onSearchChange={onSearch}
      filter={filterOptions(matches)}
      searchable
      clearable={!isRequired}
      allowDeselect={!isRequired}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      nothingFoundMessage={isLoading ? messages.widgets.loading : messages.widgets.selectEmpty}
      leftSection={rest.value ? mark?.(rest.value) : undefined}
      // The list scrolls itself: a scroll area inside it is none that the keyboard reaches.
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      limit={400}
      classNames={{ options: classes.list, option: classes.item }}
      renderOption={({ option }) => <OptionRow {...option} mark={mark} row={row} />}
    />
  );
});

/** A label with the badge Optional. */
export function OptionalLabel({ label }: { label: string }) {
  return (
    <>
      {label} <span className={classes.optional}>Optional</span>
    </>
  );
}

/** The row of an option in the list. */
export function OptionRow({ value, label, mark, row }: SelectOption & Pick<SelectProps, 'mark' | 'row'>) {
  if (value === footValues.action) return <ActionRow label={label} />;
  const ownRow = value === footValues.empty ? undefined : row?.(value);
  if (ownRow) return ownRow;
  return (
    <span className={classes.option}>
      {mark?.(value)}
      {label}
    </span>
  );
}

function ActionRow({ label }: { label: string }) {
  return (
    <span className={`${classes.option} ${classes.action}`}>
      <IconPlus size={16} aria-hidden />
      {label}
    </span>
  );
}
