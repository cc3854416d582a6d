import { useDeferredValue, useState } from 'react';
import { useFormField } from '../../ui/form/useFormField';
import { Select } from '../../ui/Select';
import { useSafeguardedAccounts } from './safeguardedAccounts';

/** A client's account on which safeguarding is switched on; the server searches by name. */
export function ClientField({ name, orgId = '' }: { name: string; orgId?: string }) {
  const label = 'Client account';
  const { value, ...field } = useFormField<string>(name, label);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  // After a choice the search box holds its label.
  const { options, isLoading } = useSafeguardedAccounts(text, value, orgId);
  const isChosen = options.some((option) => option.label === typed);
  return (
    <Select
      {...field}
      label={label}
      value={value || null}
      options={options}
      isLoading={isLoading && !isChosen}
      isRequired
      onSearch={setTyped}
    />
  );
}
