import { normaliseBankCode, type BankCodeKind } from '../../../../../domain/beneficiaries/bankCodes';
import { useFormState, useFormValues, type FormState } from '../../../ui/form/formState';
import { useFollowing } from '../../../ui/form/useFollowing';
import { useBankDetails, type BankReading } from './bankDetailsQuery';
import classes from './BankOfCode.module.css';
import type { BeneficiaryValues, RouteFieldName } from './beneficiaryValues';

interface Props {
  name: RouteFieldName;
  kind: BankCodeKind;
}

/** The bank of the code in a field. The bank name follows it until the user changes that. */
export function BankOfCode({ name, kind }: Props) {
  const values = useFormValues<BeneficiaryValues>();
  const opened = useFormState((form: FormState<BeneficiaryValues>) => form.initialValues[name]);
  const reading = useBankDetails(kind, values[name], values.bankCountry);
  const bankName = (reading.state === 'found' && reading.bank.bankName) || '';
  // A code that the form opened with was saved or reviewed without a bank name. Filling it in would change what is stored.
  const isOpened = normaliseBankCode(kind, values[name]) === normaliseBankCode(kind, opened);
  useFollowing('bankName', isOpened && !values.bankName ? '' : bankName);
  const text = textOf(reading);
  return text ? (
    <p role="status" className={classes.bank}>
      {text}
    </p>
  ) : null;
}

function textOf(reading: BankReading): string {
  if (reading.state === 'unknown') return 'The provider knows no bank with this code.';
  if (reading.state === 'failed') return 'The bank could not be looked up. You can continue without it.';
  if (reading.state !== 'found') return '';
  const { bankName, bankBranch, bankAddress, bankCity } = reading.bank;
  return [bankName, bankBranch, bankAddress, bankCity].filter(Boolean).join(', ');
}
