import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import { MakeTariffDefaultDocument } from './tariffWrites';
import type { TariffRow } from './tariffsQuery';

/** Makes the tariff the default of its type, after a confirmation. */
export function DefaultAction({ tariff }: { tariff: TariffRow }) {
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(MakeTariffDefaultDocument);
  const confirm = async () => {
    const answer = await call({ tariffId: tariff.id });
    if ('error' in answer) return;
    setIsAsking(false);
    showToast('success', `${tariff.name} is the default now.`);
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Make default</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Make default"
        confirmLabel="Make default"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        <p>From now on accounts without a tariff of their own are charged by {tariff.name}.</p>
      </ConfirmDialog>
    </>
  );
}
