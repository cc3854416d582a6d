import { useState } from 'react';
import { refusalToChange } from '../../../../../domain/conversions/changes';
import { usePortal } from '../../../session/PortalContext';
import { Button } from '../../../ui/Button';
import type { ConversionDetails } from '../view/conversionQuery';
import { CancelDialog } from './CancelDialog';
import { DateDialog } from './DateDialog';
import { SplitDialog } from './SplitDialog';

const dialogs = { date: DateDialog, split: SplitDialog, cancel: CancelDialog } as const;

/** The changes that this user can make of the conversion now. The server checks each again. */
export function ChangeActions({ conversion }: { conversion: ConversionDetails }) {
  const { account, seat } = usePortal();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const { status, changes } = conversion;
  const hasPendingChange = changes.some((change) => change.status === 'pending');
  const isHere = account?.id === conversion.account?.id;
  const mayChange = seat?.role.can_create_conversions && isHere && !refusalToChange({ status, hasPendingChange });
  const Dialog = opened && dialogs[opened];
  return (
    <>
      {mayChange && (
        <>
          <Button onClick={() => setOpened('date')}>Change date</Button>
          <Button onClick={() => setOpened('split')}>Split</Button>
          <Button onClick={() => setOpened('cancel')}>Cancel conversion</Button>
        </>
      )}
      {Dialog && <Dialog conversion={conversion} onClose={() => setOpened(undefined)} />}
    </>
  );
}
