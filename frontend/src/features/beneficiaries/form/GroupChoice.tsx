import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { Checkbox } from '../../../ui/Checkbox';
import { useFormField } from '../../../ui/form/useFormField';
import { Stack } from '../../../ui/Stack';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { chosenGroups, groupKey, requiredFields } from './beneficiaryValues';
import classes from './GroupChoice.module.css';
import { routeFieldLabel } from './RouteFields';

const bankFields = ['iban', 'accountNumber', 'bicSwift'];

/** The label of a group: payment type and bank details, such as "Priority, with IBAN and BIC". */
function describe(group: RequiredDetailsGroup): string {
  const names = [...requiredFields([group])].flatMap(([name, [first]]) =>
    first?.routingCodeType || bankFields.includes(name) ? [routeFieldLabel(name)] : [],
  );
  const list = new Intl.ListFormat('en-GB').format(names);
  return list ? `${labelOfCode(group.paymentType)}, with ${list}` : labelOfCode(group.paymentType);
}

/** The choice of payment types for the beneficiary; at least one stays selected. */
export function GroupChoice({ groups }: { groups: readonly RequiredDetailsGroup[] }) {
  const { value, onChange } = useFormField<string[]>('groups', 'Pay by');
  if (groups.length < 2) return null;
  const chosen = chosenGroups(groups, value);
  const toggle = (group: RequiredDetailsGroup, isChosen: boolean) => {
    const next = groups.filter((one) => (one === group ? isChosen : chosen.includes(one)));
    if (next.length > 0) onChange(next.map((one) => groupKey(one, groups.indexOf(one))));
  };
  return (
    <fieldset className={classes.choice}>
      <legend>Pay by</legend>
      <Stack gap="small">
        {groups.map((group, index) => (
          <Checkbox
            key={groupKey(group, index)}
            label={describe(group)}
            isChecked={chosen.includes(group)}
            onChange={(isChosen) => toggle(group, isChosen)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
