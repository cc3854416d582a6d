import { useState } from 'react';
import { GridEditor } from '../../src/shared/patterns/grid/GridEditor';
import type { GridChange } from '../../src/shared/patterns/grid/gridChanges';
import { PageHeader } from '../../src/ui/PageHeader';

const lines = (...labels: readonly string[]) => labels.map((label) => ({ key: label.toLowerCase(), label }));
const options = ['None', 'Viewer', 'Maker', 'Approver'].map((label) => ({ value: label.toLowerCase(), label }));

/** People and the accounts they may use. */
export function GridStory() {
  const [changes, setChanges] = useState<readonly GridChange[]>([
    { row: 'ada keller', column: 'payroll', from: 'viewer', to: 'maker' },
  ]);
  return (
    <>
      <PageHeader title="A grid editor" context="Roles of the users of Aldgate Trading Ltd" />
      <GridEditor
        caption="Roles by user and account"
        rowsTitle="User"
        rows={lines('Ada Keller', 'Ben Osei', 'Maya Lindqvist')}
        columns={lines('Trading', 'Payroll', 'Reserve', 'Client money')}
        options={options}
        valueOf={() => 'viewer'}
        changes={changes}
        onChange={setChanges}
        isSaving={false}
        onSave={() => setChanges([])}
      />
    </>
  );
}
