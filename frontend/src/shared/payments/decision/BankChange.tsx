import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { Card } from '../../../ui/Card';
import { bankTexts } from '../../beneficiaries/bankTexts';
import { ChangesTable } from '../../changes/ChangesTable';
import { compared } from '../../changes/changesOf';
import type { PaymentToDecide } from './decisionQuery';
import { bankChange } from './remarks';

/** The old bank details of the payee beside the new ones, until a payment to the new ones has completed. */
export function BankChange({ payment }: { payment: PaymentToDecide }) {
  const change = bankChange(payment);
  if (!change) return null;
  const { beneficiarySlice } = payment;
  return (
    <Card
      title="Changed bank details"
      lead="Shown until a payment to the new details has completed."
      action={<Link to={paths.beneficiary(beneficiarySlice.beneficiaryId)}>History of the beneficiary</Link>}
    >
      <ChangesTable subject="Bank details" changes={compared(bankTexts, change.before, beneficiarySlice)} />
    </Card>
  );
}
