import { FormDate, FormText } from '../../../ui/form/fields';
import { useShownErrors } from '../../../ui/form/formErrors';
import { Stack } from '../../../ui/Stack';
import classes from './MoreDetails.module.css';

const names = ['ultimateBeneficiaryName', 'purposeCode', 'invoiceNumber', 'invoiceDate'];

/** Fields that few payments need, collapsed unless one of them has an error. */
export function MoreDetails() {
  const errors = useShownErrors();
  return (
    <details className={classes.details} open={names.some((name) => errors[name]) || undefined}>
      <summary>More details</summary>
      <Stack>
        <FormText name="ultimateBeneficiaryName" label="Ultimate beneficiary name" />
        <FormText name="purposeCode" label="Purpose code" />
        <FormText name="invoiceNumber" label="Invoice number" />
        <FormDate name="invoiceDate" label="Invoice date" />
      </Stack>
    </details>
  );
}
