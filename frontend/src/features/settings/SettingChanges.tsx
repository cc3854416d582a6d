import { useFormikContext } from 'formik';
import { settingLabels } from './settingLabels';
import { changedSettings, type SettingValues } from './settingValues';

/** The settings that would be saved now. */
export function SettingChanges() {
  const { values, initialValues } = useFormikContext<SettingValues>();
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
