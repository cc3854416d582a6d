import { type ComboboxItem, type OptionsFilter, Select as MantineSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, useMemo, type ReactNode, useState } from 'react';
import { messages } from '../../../domain/messages';
import type { Region } from '../../../domain/countries/regions';
import { FieldError } from './TextField';
import classes from './Select.module.css';

/** What the foot of a select's list offers besides the options, such as a new record. */
export interface SelectAction {
  readonly label: string;
  readonly onChoose: () => void;
}

/** The value of the action's row, and of the row that says that no option matches; neither is an option. */
const footValues = { action: 'select:action', empty: 'select:empty' } as const;

const isOption = ({ value }: ComboboxItem) => value !== footValues.action && value !== footValues.empty;

/**
 * The rows below the options. The list is never empty with an action in it, so that a row says when nothing is found. While options
 * load the action cannot be chosen, because the option that the user looks for may still be loading.
 */
function footRows(action: SelectAction | undefined, isLoading = false): ComboboxItem[] {
  if (!action) return [];
  const text = isLoading ? messages.widgets.loading : messages.widgets.selectEmpty;
  return [
    { value: footValues.empty, label: text, disabled: true },
    { value: footValues.action, label: action.label, disabled: isLoading },
  ];
}

/** Filters the options and keeps the rows of the foot that apply. */
export function filterOptions(matches: (option: ComboboxItem, search: string) => boolean): OptionsFilter {
  return ({ options, search }) => {
    const rows = options as ComboboxItem[];
    const found = rows.filter((row) => isOption(row) && matches(row, search.trim()));
    const foot = rows.filter((row) => !isOption(row));
    return [...found, ...foot.filter(({ value }) => value === footValues.action || found.length === 0)];
  };
}

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
      // The list scrolls itself: a scroll area inside it cannot be reached by keyboard.
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

interface RegionSelectProps extends Omit<SelectProps, 'options'> {
  /** The regions of the country. */
  regions: readonly Region[];
}

/** A region picker (specification section 5). */
export const RegionSelect = memo(function RegionSelect({ regions, ...rest }: RegionSelectProps) {
  return <Select {...rest} options={regions.map(({ code, name }) => ({ value: code, label: name }))} />;
});

interface FoundSelectProps extends SelectProps {
  /** Called with the text to search the server for; empty after a choice. */
  onSearch: (text: string) => void;
}

/** A select whose options the server finds by what is typed, so that each can be found. The chosen one stays among them. */
export function FoundSelect({ options, onSearch, ...rest }: FoundSelectProps) {
  const [chosen, setChosen] = useState<SelectOption>();
  const isFound = options.some(({ value }) => value === rest.value);
  const known = chosen?.value === rest.value && !isFound ? [chosen, ...options] : options;
  // After a choice the search box holds the label of the option.
  const search = (typed: string) => {
    const option = known.find(({ label }) => label === typed);
    if (option) setChosen(option);
    onSearch(option ? '' : typed);
  };
  return <Select {...rest} options={known} onSearch={search} />;
}
