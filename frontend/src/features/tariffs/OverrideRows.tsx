import { IconPlus, IconTrash } from '@tabler/icons-react';
import { FieldArray, useFormikContext } from 'formik';
import { maxOverrides } from '../../../../domain/tariffs/tariffInput';
import { Button } from '../../ui/Button';
import { FormAmount, FormCurrency } from '../../ui/form/fields';
import { FieldGrid } from '../../ui/form/FieldGrid';
import { Stack } from '../../ui/Stack';
import { emptyOverride, type TariffValues } from './tariffValues';

/** The fixed fees of regular payments in single currencies, in place of the regular fee. */
export function OverrideRows() {
  const { values } = useFormikContext<TariffValues>();
  const rows = values.regular_overrides;
  return (
    <FieldArray name="regular_overrides">
      {({ push, remove }) => (
        <Stack>
          {rows.map((_row, index) => (
            // Rows have no identity of their own, and their controls keep nothing of their own.
            <FieldGrid key={index}>
              <FormCurrency name={`regular_overrides[${index}].currency`} label={`Currency ${index + 1}`} />
              <FormAmount name={`regular_overrides[${index}].amount`} label={`Fee ${index + 1}`} currency="GBP" />
              <Button
                icon={<IconTrash size={16} aria-hidden />}
                onClick={() => remove(index)}
                aria-label={`Remove currency ${index + 1}`}
              >
                Remove
              </Button>
            </FieldGrid>
          ))}
          {rows.length < maxOverrides && (
            <div>
              <Button icon={<IconPlus size={16} aria-hidden />} onClick={() => push(emptyOverride)}>
                Add currency
              </Button>
            </div>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
