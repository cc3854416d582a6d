import { fieldOf, fieldsWith, type FieldsWith } from '../../../../../domain/payments/fields';
import { FormDate, FormText } from '../../../ui/form/fields';
import { useShownErrors } from '../../../ui/form/formErrors';
import { Stack } from '../../../ui/layout';
import { ConversionField } from './ConversionField';
import classes from './MoreDetails.module.css';

const names = fieldsWith('isDetail');

/** Fields that few payments need, collapsed unless one of them has an error. */
export function MoreDetails({ accountId }: { accountId: string }) {
  const errors = useShownErrors();
  return (
    <details className={classes.details} open={names.some((name) => errors[name]) || undefined}>
      <summary>More details</summary>
      <Stack>
        {names.map((name) =>
          name === 'conversionId' ? (
            <ConversionField key={name} accountId={accountId} />
          ) : (
            <DetailField key={name} name={name} />
          ),
        )}
      </Stack>
    </details>
  );
}

function DetailField({ name }: { name: FieldsWith<'isDetail'> }) {
  const { label, hint, rule } = fieldOf(name);
  const Field = rule.kind === 'date' ? FormDate : FormText;
  return <Field name={name} label={label} description={hint} />;
}
