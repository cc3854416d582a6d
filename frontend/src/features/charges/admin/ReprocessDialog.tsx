import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { showToast } from '../../../ui/toast';
import { ReprocessChargeDocument } from './chargeWrites';
import type { ActedCharge } from './chargeActs';

/** Tries again to take a charge, after a confirmation. */
export function ReprocessDialog({ charge: { id, narrative }, onClose }: { charge: ActedCharge; onClose: () => void }) {
  const finish = () => {
    showToast('success', `${narrative} was tried again. The list says how it stands.`);
    onClose();
  };
  return (
    <ConfirmedCall
      document={ReprocessChargeDocument}
      variables={{ chargeId: id }}
      label="Try again"
      tone="primary"
      onDone={finish}
      onClose={onClose}
    >
      <p>
        {narrative} is taken in the first currency of the account that covers it, at today’s rate. If none covers it, it
        goes on waiting.
      </p>
    </ConfirmedCall>
  );
}
