import { FormDate, FormText } from '../../../ui/form/fields';
import { useShownErrors } from '../../../ui/form/formErrors';
import { Stack } from '../../../ui/Stack';
import { ConversionField } from './ConversionField';
import classes from './MoreDetails.module.css';

const names = ['ultimateBeneficiaryName', 'invoiceNumber', 'invoiceDate', 'conversionId'];

/** Fields that few payments need, collapsed unless one of them has an error. */
export function MoreDetails({ accountId }: { accountId: string }) {
  const errors = useShownErrors();
  return (
    <details className={classes.details} open={names.some((name) => errors[name]) || undefined}>
      <summary>More details</summary>
      <Stack>
        <FormText name="ultimateBeneficiaryName" label="Ultimate beneficiary name" />
        <FormText name="invoiceNumber" label="Invoice number" />
        <FormDate name="invoiceDate" label="Invoice date" />
        <ConversionField accountId={accountId} />
      </Stack>
    </details>
  );
}
