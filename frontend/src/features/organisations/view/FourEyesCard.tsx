import { useState } from 'react';
import { fewestDeciders, organisationSwitches, switchLabels } from '../../../../../domain/changes/fourEyes';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { tellSaved } from '../../../shared/changes/tellSaved';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Card, Stack } from '../../../ui/layout';
import { Checkbox } from '../../../ui/Checkbox';
import { Notice } from '../../../ui/Notice';
import { SetFourEyesDocument, useFourEyes } from './fourEyesQuery';

/** Which changes of the organisation need a second administrator. For super admins. */
export function FourEyesCard({ orgId }: { orgId: string }) {
  return (
    <Card title="Second administrator" lead="Such a change waits until another administrator allows it.">
      <ReadFrame read={useFourEyes(orgId)} rows={2}>
        {({ organisations_by_pk: found }) =>
          found && (
            <Stack gap="small">
              <Deciders administrators={found.userLinks_aggregate.aggregate?.count ?? 0} />
              <Switches key={found.four_eyes.join()} orgId={orgId} stored={found.four_eyes} />
            </Stack>
          )
        }
      </ReadFrame>
    </Card>
  );
}

/** Who decides where too few administrators of the organisation could. */
function Deciders({ administrators }: { administrators: number }) {
  if (administrators >= fewestDeciders) return null;
  const few = administrators === 0 ? 'no administrator' : 'one administrator';
  return <Notice tone="info">This organisation has {few}, so super admins decide about its changes.</Notice>;
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
