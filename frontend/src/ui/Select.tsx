import { Select as MantineSelect, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { memo, useMemo, type ReactNode } from 'react';
import { messages } from '../../../domain/messages';
import { FieldError } from './FieldError';
import classes from './Select.module.css';

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
  isLoading?: boolean;
  isDisabled?: boolean;
  /** Shown before an option's label, such as a flag. */
  mark?: (value: string) => ReactNode;
  /** Whether an option matches the search text; by default its label must contain it. */
  matches?: (option: SelectOption, search: string) => boolean;
  /** Called with the search text, where the server searches. */
  onSearch?: (search: string) => void;
}

const byLabel = (option: SelectOption, search: string) => option.label.toLowerCase().includes(search.toLowerCase());

function filterWith(matches: (option: SelectOption, search: string) => boolean): OptionsFilter {
  return ({ options, search }) =>
    (options as ComboboxItem[]).filter(({ value, label }) => matches({ value, label }, search.trim()));
}

/** A searchable select of one option. A required one has an asterisk, an optional one the badge Optional. */
export const Select = memo(function Select(props: SelectProps) {
  const { label, options, onChange, mark, matches = byLabel, error, isRequired, isLoading, onSearch, ...rest } = props;
  const data = useMemo(
    () => options.map(({ isDisabled, ...option }) => ({ ...option, disabled: isDisabled })),
    [options],
  );
  return (
    <MantineSelect
      id={rest.id}
      value={rest.value}
      onBlur={rest.onBlur}
      disabled={rest.isDisabled}
      label={<FieldLabel label={label} isRequired={isRequired} />}
      aria-label={label}
      aria-required={isRequired}
      withAsterisk={isRequired}
      placeholder={rest.placeholder ?? messages.widgets.selectSearch}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
      data={data}
      onChange={(value) => onChange(value)}
      onSearchChange={onSearch}
      filter={filterWith(matches)}
      searchable
      clearable={!isRequired}
      allowDeselect={!isRequired}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      nothingFoundMessage={isLoading ? messages.widgets.loading : messages.widgets.selectEmpty}
      leftSection={rest.value ? mark?.(rest.value) : undefined}
      maxDropdownHeight={280}
      comboboxProps={{ withinPortal: false }}
      limit={400}
      renderOption={({ option }) => (
        <span className={classes.option}>
          {mark?.(option.value)}
          {option.label}
        </span>
      )}
    />
  );
});

function FieldLabel({ label, isRequired }: { label: string; isRequired?: boolean }) {
  if (isRequired) return label;
  return (
    <>
      {label} <span className={classes.optional}>Optional</span>
    </>
  );
}
