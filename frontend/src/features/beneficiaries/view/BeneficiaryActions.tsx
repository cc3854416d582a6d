import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { LinkButton } from '../../../ui/LinkButton';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';
import { DeleteAction } from './DeleteAction';
import { useMayChange } from './beneficiaryWrites';

interface Props {
  beneficiary: BeneficiaryRecord;
  name: string;
  isPayable: boolean;
}

/** What the user may do with a beneficiary of the selected account. */
export function BeneficiaryActions({ beneficiary, name, isPayable }: Props) {
  const { id, enabled, account } = beneficiary;
  const { seat } = usePortal();
  const mayPay = useMayPay();
  const mayChange = useMayChange(beneficiary);
  if (!enabled || seat?.account.id !== account.id) return null;
  return (
    <>
      {mayPay && isPayable && (
        <LinkButton to={`${paths.newPayment}?beneficiary_id=${id}`} tone="primary">
          Pay this beneficiary
        </LinkButton>
      )}
      {mayChange && (
        <>
          <LinkButton to={paths.editBeneficiary(id)}>Change beneficiary</LinkButton>
          <DeleteAction beneficiaryId={id} name={name} />
        </>
      )}
    </>
  );
}
