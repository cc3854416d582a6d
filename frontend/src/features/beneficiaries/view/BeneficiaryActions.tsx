import { usePortal } from '../../../session/PortalContext';
import { paths } from '../../../session/paths';
import { useMayPay } from '../../../shared/payments/useMayPay';
import { LinkButton } from '../../../ui/LinkButton';
import type { BeneficiaryRecord } from '../details/beneficiaryQuery';
import { DeleteAction } from './DeleteAction';

interface Props {
  beneficiary: BeneficiaryRecord;
  name: string;
  isPayable: boolean;
}

/** What the user may do with a beneficiary of the selected account. */
export function BeneficiaryActions({ beneficiary: { id, enabled, account }, name, isPayable }: Props) {
  const { seat } = usePortal();
  const mayPay = useMayPay();
  if (!enabled || seat?.account.id !== account.id) return null;
  return (
    <>
      {mayPay && isPayable && (
        <LinkButton to={`${paths.newPayment}?beneficiary_id=${id}`} tone="primary">
          Pay this beneficiary
        </LinkButton>
      )}
      {seat.role.can_create_beneficiaries && (
        <>
          <LinkButton to={paths.editBeneficiary(id)}>Change beneficiary</LinkButton>
          <DeleteAction beneficiaryId={id} name={name} />
        </>
      )}
    </>
  );
}
