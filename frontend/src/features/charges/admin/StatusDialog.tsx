import { useState } from 'react';
import type { StatusByHand } from '../../../../../domain/charges/transitions';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { RadioGroup } from '../../../ui/RadioGroup';
import { TextField } from '../../../ui/TextField';
import { showToast } from '../../../ui/toast';
import { UpdateChargeStatusDocument } from './chargeWrites';
import type { ActedCharge } from './chargeActs';

const options = [
  { value: 'completed', label: 'Completed', help: 'It was settled elsewhere. No money moves.' },
  { value: 'cancelled', label: 'Cancelled', help: 'It is waived, and not recorded again.' },
] as const;

/** Settles or waives a charge, with a reason for the activity log. */
export function StatusDialog({ charge: { id, narrative }, onClose }: { charge: ActedCharge; onClose: () => void }) {
  const [status, setStatus] = useState<StatusByHand>('cancelled');
  const [reason, setReason] = useState('');
  const finish = () => {
    showToast('success', `${narrative} is ${status}.`);
    onClose();
  };
  return (
    <ConfirmedCall
      document={UpdateChargeStatusDocument}
      variables={{ chargeId: id, status, reason: reason.trim() }}
      label="Change status"
      isDisabled={!reason.trim()}
      onDone={finish}
      onClose={onClose}
    >
      <p>{narrative}. This cannot be undone.</p>
      <RadioGroup name="status" label="New status" value={status} options={options} onChange={setStatus} isRequired />
      <TextField
        label="Reason"
        description="The activity log keeps it."
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={1000}
        isRequired
      />
    </ConfirmedCall>
  );
}
