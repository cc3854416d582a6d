import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Card } from '../../../ui/layout';
import { BankChangeTable } from './BankChangeTable';
import type { PaymentToDecide } from './decisionQuery';
import { bankChange } from './payeeVersions';

/** The old bank details of the payee beside the new ones, until a payment to the new ones has completed. */
export function BankChange({ payment: { beneficiarySlice } }: { payment: PaymentToDecide }) {
  const change = bankChange(beneficiarySlice, beneficiarySlice.beneficiary);
  if (!change) return null;
  return (
    <Card
      title="Changed bank details"
      lead="Shown until a payment to the new details has completed."
      action={<Link to={paths.beneficiary(beneficiarySlice.beneficiaryId)}>History of the beneficiary</Link>}
    >
      <BankChangeTable before={change.before} now={beneficiarySlice} />
    </Card>
  );
}
