import { useState } from 'react';
import { organisationSwitches, switchLabels } from '../../../../../domain/changes/fourEyes';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/Stack';
import { SetFourEyesDocument, useFourEyes } from './fourEyesQuery';

/** Which changes of the organisation need a second administrator. For super admins. */
export function FourEyesCard({ orgId }: { orgId: string }) {
  return (
    <Card title="Second administrator" lead="Such a change waits until another administrator allows it.">
      <ReadFrame read={useFourEyes(orgId)} rows={2}>
        {({ organisations_by_pk: found }) =>
          found && <Switches key={found.four_eyes.join()} orgId={orgId} stored={found.four_eyes} />
        }
      </ReadFrame>
    </Card>
  );
}

function Switches({ orgId, stored }: { orgId: string; stored: readonly string[] }) {
  const [chosen, setChosen] = useState(stored);
  const { call, isCalling, error } = useCall(SetFourEyesDocument);
  const fourEyes = organisationSwitches.filter((one) => chosen.includes(one));
  const isChanged = organisationSwitches.some((one) => chosen.includes(one) !== stored.includes(one));
  const save = async () => {
    const answer = await call({ orgId, fourEyes }, adminCall);
    if ('error' in answer) return;
    tellSaved(answer.data, 'Saved.');
  };
  return (
    <Stack gap="small">
      {error && <Notice tone="failure">{error.text}</Notice>}
      {organisationSwitches.map((one) => (
        <Checkbox
          key={one}
          label={switchLabels[one]}
          isChecked={chosen.includes(one)}
          onChange={(isOn) => setChosen(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))}
        />
      ))}
      {isChanged && (
        <Button isLoading={isCalling} onClick={() => void save()}>
          Save
        </Button>
      )}
    </Stack>
  );
}
