import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { useFormField } from '../../../ui/form/useFormField';
import { Row, Stack } from '../../../ui/Stack';
import { Select } from '../../../ui/Select';
import { linkRights } from '../linkRights';
import { RightsBox } from '../RightsBox';
import { newLink, type LinkValues } from './userValues';

interface Organisation {
  readonly id: string;
  readonly name: string;
}

/** The organisations of a user, each with what the user may do for it. */
export function LinkFields({ organisations }: { organisations: readonly Organisation[] }) {
  const {
    id,
    value: links,
    error,
    onChange: put,
  } = useFormField<readonly LinkValues[]>('organisations', 'Add an organisation');
  const free = organisations.filter((one) => !links.some((link) => link.org_id === one.id));
  return (
    <Stack>
      {links.map((link) => (
        <LinkField
          key={link.org_id}
          name={organisations.find((one) => one.id === link.org_id)?.name ?? link.org_id}
          link={link}
          onChange={(changed) => put(links.map((one) => (one === link ? changed : one)))}
          onRemove={() => put(links.filter((one) => one !== link))}
        />
      ))}
      <Select
        id={id}
        label="Add an organisation"
        value={null}
        options={free.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(chosen) => chosen && put([...links, newLink(chosen)])}
        error={error}
        isFilter
      />
    </Stack>
  );
}

interface FieldProps {
  name: string;
  link: LinkValues;
  onChange: (link: LinkValues) => void;
  onRemove: () => void;
}

function LinkField({ name, link, onChange, onRemove }: FieldProps) {
  return (
    <RightsBox organisation={name}>
      {linkRights.map(({ flag, label }) => (
        <Checkbox
          key={flag}
          label={label}
          isChecked={link[flag]}
          onChange={(is) => onChange({ ...link, [flag]: is })}
        />
      ))}
      <Row>
        <Button size="small" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </Row>
    </RightsBox>
  );
}
