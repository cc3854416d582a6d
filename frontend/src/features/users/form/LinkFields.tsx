import { useDeferredValue, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { FoundSelect } from '../../../ui/Select';
import { useFormField } from '../../../ui/form/useFormField';
import { Row, Stack } from '../../../ui/layout';
import { linkRights, RightsBox } from '../RightsBox';
import { useOrganisations } from '../../../shared/organisations/organisationChoices';
import { newLink, type LinkValues } from './userValues';

/** The organisations of a user, each with what the user may do for it. */
export function LinkFields() {
  const {
    id,
    value: links,
    error,
    onChange: put,
  } = useFormField<readonly LinkValues[]>('organisations', 'Add an organisation');
  const [text, setText] = useState('');
  const { data: { found, selected } = { found: [], selected: [] } } = useOrganisations(
    useDeferredValue(text),
    links.map(({ org_id }) => org_id),
  );
  const free = found.filter((one) => !links.some((link) => link.org_id === one.id));
  const nameOf = (organisation: string) => [...selected, ...found].find((one) => one.id === organisation)?.name;
  return (
    <Stack>
      {links.map((link) => (
        <LinkField
          key={link.org_id}
          name={nameOf(link.org_id) ?? link.org_id}
          link={link}
          onChange={(changed) => put(links.map((one) => (one === link ? changed : one)))}
          onRemove={() => put(links.filter((one) => one !== link))}
        />
      ))}
      <FoundSelect
        id={id}
        label="Add an organisation"
        value={null}
        options={free.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(chosen) => chosen && put([...links, newLink(chosen)])}
        onSearch={setText}
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
