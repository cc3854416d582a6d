import { useFormStore } from '../../ui/form/formState';
import { Button } from '../../ui/Button';
import type { FormValues } from './formValues';

/** Saves what the form holds, also where answers are missing, and leaves it. The server refuses what cannot be kept. */
export function SaveAndClose({ onSave }: { onSave: (values: FormValues) => Promise<unknown> }) {
  const form = useFormStore<FormValues>();
  return <Button onClick={() => void onSave(form.read().values)}>Save and close</Button>;
}
