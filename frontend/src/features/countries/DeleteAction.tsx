import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import type { CountryRow } from './countriesQuery';
import { DeleteCountryDocument } from './countryWrites';

/** Deletes a country, after a confirmation. */
export function DeleteAction({ country, onDone }: { country: CountryRow; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { call, isCalling, error } = useCall(DeleteCountryDocument);
  const confirm = async () => {
    const answer = await call({ alpha2Code: country.alpha2Code });
    if ('error' in answer) return;
    setIsAsking(false);
    showToast('success', `${country.countryName} was deleted.`);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete country</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete country"
        confirmLabel="Delete country"
        tone="danger"
        isLoading={isCalling}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        {error && <Notice tone="failure">{error.text}</Notice>}
        <p>{country.countryName} can no longer be chosen. A country that other records name cannot be deleted.</p>
      </ConfirmDialog>
    </>
  );
}
