import { useDeferredValue, useState } from 'react';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { Checkbox } from '../../../ui/Checkbox';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { FoundSelect } from '../../../ui/Select';
import { tellSaved } from '../../changes/tellSaved';
import { ReadFrame } from '../../ReadFrame';
import { ReassignPaymentCreatorDocument, usePossibleMakers } from './administrationCalls';

interface Props {
  paymentId: string;
  accountId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks who the new maker of a payment is, and whether authorisations that were given are cleared. */
export function ReassignMakerDialog({ paymentId, accountId, onDone, onClose }: Props) {
  const [text, setText] = useState('');
  const [userId, setUserId] = useState<string | null>(null);
  const [clearAuthorisations, setClearAuthorisations] = useState(false);
  const { call, isCalling, error } = useCall(ReassignPaymentCreatorDocument);
  const confirm = async () => {
    const answer = await call({ paymentId, userId: userId ?? '', clearAuthorisations }, adminCall);
    if ('error' in answer) return;
    tellSaved(answer.data, `${userId} is the maker of the payment now.`);
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Change maker"
      confirmLabel="Change maker"
      isLoading={isCalling}
      isDisabled={!userId}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>The provider acts for the maker of a payment. Authorisations that were given do not cover another maker.</p>
      <ReadFrame read={usePossibleMakers(accountId, useDeferredValue(text))} rows={1}>
        {({ seats }) => (
          <FoundSelect
            label="Maker"
            value={userId}
            options={seats.map(({ user }) => ({
              value: user.id,
              label: `${user.first_name} ${user.last_name} (${user.id})`,
            }))}
            onChange={setUserId}
            onSearch={setText}
            isRequired
          />
        )}
      </ReadFrame>
      <Checkbox
        label="Clear authorisations that were given"
        help="They are asked for again. Without this, the change is refused where there is one."
        isChecked={clearAuthorisations}
        onChange={setClearAuthorisations}
      />
    </ConfirmDialog>
  );
}
