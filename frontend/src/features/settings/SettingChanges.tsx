import { settingLabels } from './settingLabels';
import { changedSettings, type SettingValues } from './settingValues';
import { useFormState, useFormValues, type FormState } from '../../ui/form/formState';

/** The settings that would be saved now. */
export function SettingChanges() {
  const values = useFormValues<SettingValues>();
  const initialValues = useFormState((form: FormState<SettingValues>) => form.initialValues);
  const changed = changedSettings(initialValues, values);
  if (changed.length === 0) return <p>Nothing is changed yet.</p>;
  return (
    <ul>
      {changed.map((name) => (
        <li key={name}>{settingLabels[name]}</li>
      ))}
    </ul>
  );
}
