import { useDeferredValue, useState } from 'react';
import type { FieldProps } from '../../ui/form/fields';
import { useFormField } from '../../ui/form/useFormField';
import { Select } from '../../ui/Select';
import { useAccountChoices, type AccountScope } from './accountChoices';

type Props = FieldProps & AccountScope;

/** An open account, which an administrator of the house chooses; the server searches by name and reference. */
export function AccountField({ name, label, description, isRequired, ...scope }: Props) {
  const { value, ...field } = useFormField<string>(name, label);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { options, isLoading } = useAccountChoices(text, value, scope);
  // After a choice the search box holds its label.
  const isChosen = options.some((option) => option.label === typed);
  return (
    <Select
      {...field}
      label={label}
      description={description}
      value={value || null}
      options={options}
      isLoading={isLoading && !isChosen}
      isRequired={isRequired}
      onSearch={setTyped}
    />
  );
}
