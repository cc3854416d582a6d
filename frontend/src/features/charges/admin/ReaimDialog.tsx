import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { showToast } from '../../../ui/toast';
import { actLabels, type ActedCharge } from './chargeActs';
import { ReaimChargeDocument } from './chargeWrites';

/** Gives a charge the account of the house that the settings name, after a confirmation that names both accounts. */
export function ReaimDialog({ charge, onClose }: { charge: ActedCharge; onClose: () => void }) {
  const { id, narrative, houseEnd } = charge;
  const named = houseEnd?.settingsAccount;
  if (!named) return null;
  const finish = (isWaiting: boolean) => {
    if (!isWaiting) showToast('success', `${narrative} goes to ${named.name}.`);
    onClose();
  };
  return (
    <ConfirmedCall
      document={ReaimChargeDocument}
      variables={{ chargeId: id, houseAccountId: named.id }}
      label={actLabels.reaim}
      tone="primary"
      onDone={finish}
      onClose={onClose}
    >
      <p>
        {narrative} was recorded for {houseEnd.account?.name}. The settings name {named.name} for it now. With that
        account it is taken as any other charge.
      </p>
    </ConfirmedCall>
  );
}
