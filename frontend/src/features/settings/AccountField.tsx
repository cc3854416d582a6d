import { useDeferredValue, useState } from 'react';
import { Select } from '../../ui/Select';
import { useFormField } from '../../ui/form/useFormField';
import { useAccountChoices } from './accountChoices';

/** An account of the settings; the server searches by name and reference. */
export function AccountField({ name, label, description }: { name: string; label: string; description?: string }) {
  const { value, ...field } = useFormField<string>(name, label);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { options, isLoading } = useAccountChoices(text, value);
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
      onSearch={setTyped}
    />
  );
}
