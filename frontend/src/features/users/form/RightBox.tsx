import { useFormikContext } from 'formik';
import { Checkbox } from '../../../ui/Checkbox';
import type { UserValues } from './userValues';

interface Props {
  name: 'can_use_transfers' | 'can_transfer_between_orgs';
  label: string;
}

/** A right of the user as a whole. */
export function RightBox({ name, label }: Props) {
  const { values, setFieldValue } = useFormikContext<UserValues>();
  return <Checkbox label={label} isChecked={values[name]} onChange={(is) => void setFieldValue(name, is)} />;
}
