import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { messages } from '../../../domain/messages';
import { FieldError } from './TextField';
import { byLabel, OptionalLabel, OptionRow, type SelectProps, filterOptions } from './Select';
import classes from './Select.module.css';

/** The props of a select of several options. */
export interface MultiSelectProps extends Pick<
  SelectProps,
  'id' | 'label' | 'options' | 'onBlur' | 'placeholder' | 'description' | 'error' | 'isRequired' | 'mark' | 'matches'
> {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A searchable select of any number of options, which shows those that are chosen before the search. Backspace takes the last one away. */
export function MultiSelect({ label, values, options, onChange, mark, matches = byLabel, ...rest }: MultiSelectProps) {
  const { error, isRequired } = rest;
  return (
    <MantineMultiSelect
      id={rest.id}
      value={[...values]}
      onChange={onChange}
      onBlur={rest.onBlur}
      label={isRequired ? label : <OptionalLabel label={label} />}
      aria-label={label}
      aria-required={isRequired}
      withAsterisk={isRequired}
      placeholder={values.length === 0 ? (rest.placeholder ?? messages.widgets.selectSearch) : undefined}
      description={error ? undefined : rest.description}
      error={error && <FieldError text={error} />}
      data={options.map(({ isDisabled, ...option }) => ({ ...option, disabled: isDisabled }))}
      filter={filterOptions(matches)}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      nothingFoundMessage={messages.widgets.selectEmpty}
      // The list scrolls itself, as that of Select does.
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      limit={400}
      classNames={{ options: classes.list, option: classes.item }}
      renderOption={({ option }) => <OptionRow {...option} mark={mark} />}
    />
  );
}
