import { useState } from 'react';
import { useWizard } from '../../src/shared/patterns/useWizard';
import { WizardPage } from '../../src/shared/patterns/WizardPage';
import { Button } from '../../src/ui/Button';
import { Row, Stack } from '../../src/ui/layout';
import { TextField } from '../../src/ui/TextField';

const labels = { company: 'Company', people: 'People', documents: 'Documents', review: 'Review' };

/** A form in steps. */
export function WizardStory() {
  const [done, setDone] = useState<readonly string[]>(['company']);
  const step = (key: keyof typeof labels) => ({ key, label: labels[key], isDone: done.includes(key) });
  const wizard = useWizard([step('company'), step('people'), step('documents'), step('review')]);
  const goOn = () => {
    setDone([...done, wizard.open.key]);
    wizard.goOn();
  };
  return (
    <WizardPage title="A wizard" context="Account of Aldgate Trading Ltd" wizard={wizard}>
      <Stack isForm>
        <TextField key={wizard.open.key} label={`Name for ${wizard.open.label}`} />
        <Row>
          <Button tone="primary" onClick={goOn}>
            Continue
          </Button>
        </Row>
      </Stack>
    </WizardPage>
  );
}
