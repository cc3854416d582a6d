import type { RequiredDetailsGroup } from '../../../../../domain/beneficiaries/requiredDetails';
import { labelOfCode } from '../../../shared/beneficiaries/labelOfCode';
import { Checkbox } from '../../../ui/Checkbox';
import { useFormField } from '../../../ui/form/useFormField';
import { RadioGroup } from '../../../ui/RadioGroup';
import { Stack } from '../../../ui/layout';
import { chosenGroups, groupKey, requiredFields } from './beneficiaryValues';
import classes from './GroupChoice.module.css';
import { routeFieldLabel } from './RouteFields';
import { listText } from '../../../ui/formats';

type Groups = readonly RequiredDetailsGroup[];

/** Cost and speed of a payment type, in plain words. */
const helpOf: Readonly<Record<string, string>> = {
  regular: 'By the local network. Usually the lower cost; it can take some days.',
  priority: 'By SWIFT, usually the same day. Usually the higher cost; banks on the way may charge too.',
};

const bankFields = ['iban', 'accountNumber', 'bicSwift'];

/** The bank details that a group asks for, such as "IBAN and BIC". */
function bankDetailsOf(group: RequiredDetailsGroup): string {
  const names = [...requiredFields([group])].flatMap(([name, [first]]) =>
    first?.routingCodeType || bankFields.includes(name) ? [routeFieldLabel(name)] : [],
  );
  return listText(names);
}

/** The payment types of the beneficiary; at least one stays selected. A type with several ways to name the account asks for one. */
export function GroupChoice({ groups }: { groups: Groups }) {
  const { value, onChange } = useFormField<string[]>('groups', 'Pay by');
  if (groups.length < 2) return null;
  const chosen = chosenGroups(groups, value);
  const types = [...new Set(groups.map(({ paymentType }) => paymentType))];
  const choose = (next: Groups) => {
    if (next.length > 0) onChange(next.map((one) => groupKey(one, groups.indexOf(one))));
  };
  return (
    <fieldset className={classes.choice}>
      <legend>Pay by</legend>
      <Stack gap="small">
        {types.map((type) => (
          <TypeChoice
            key={type}
            ways={groups.filter(({ paymentType }) => paymentType === type)}
            chosen={chosen.find(({ paymentType }) => paymentType === type)}
            onChoose={(way) => {
              const others = chosen.filter(({ paymentType }) => paymentType !== type);
              choose(way ? [...others, way] : others);
            }}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

interface TypeProps {
  /** The groups of one payment type. */
  ways: Groups;
  chosen: RequiredDetailsGroup | undefined;
  onChoose: (way: RequiredDetailsGroup | undefined) => void;
}

function TypeChoice({ ways, chosen, onChoose }: TypeProps) {
  const type = ways[0]?.paymentType ?? '';
  return (
    <>
      <Checkbox
        label={labelOfCode(type)}
        help={helpOf[type]}
        isChecked={chosen !== undefined}
        onChange={(isChosen) => onChoose(isChosen ? ways[0] : undefined)}
      />
      {chosen && ways.length > 1 && (
        <RadioGroup
          name={`ways-${type}`}
          label={`Bank details for ${type} payments`}
          value={String(ways.indexOf(chosen))}
          options={ways.map((way, index) => ({ value: String(index), label: bankDetailsOf(way) }))}
          onChange={(index) => onChoose(ways[Number(index)])}
        />
      )}
    </>
  );
}
