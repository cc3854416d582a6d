import { Select as MantineSelect, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { memo, useMemo, type ReactNode } from 'react';
import { messages } from '../../../domain/messages';
import { FieldError } from './FieldError';
import classes from './Select.module.css';

/** One of many choices. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

/** What every picker of one takes. */
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
  /** What stands before an option's label, for instance a flag. */
  mark?: (value: string) => ReactNode;
  /** Whether an option answers to what was typed; by its label where not given. */
  matches?: (option: SelectOption, search: string) => boolean;
  /** What was typed, for a search that the server does. */
  onSearch?: (search: string) => void;
}

const byLabel = (option: SelectOption, search: string) => option.label.toLowerCase().includes(search.toLowerCase());

function filterWith(matches: (option: SelectOption, search: string) => boolean): OptionsFilter {
  return ({ options, search }) =>
    (options as ComboboxItem[]).filter(({ value, label }) => matches({ value, label }, search.trim()));
}

/** A searchable choice of one. A required one has an asterisk, any other the badge Optional. */
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
      inputWrapperOrder={['label', 'input', 'description', 'error']}
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
