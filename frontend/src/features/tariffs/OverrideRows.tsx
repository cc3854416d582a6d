import { IconPlus, IconTrash } from '@tabler/icons-react';
import { maxOverrides } from '../../../../domain/tariffs/tariffInput';
import { Button } from '../../ui/Button';
import { FormAmount, FormCurrency } from '../../ui/form/fields';
import { FieldGrid, Stack } from '../../ui/layout';
import { useFormField } from '../../ui/form/useFormField';
import { emptyOverride, type OverrideValues } from './tariffValues';

/** The currencies of the other rows. A row's own stays among its options. */
const takenBy = (rows: readonly OverrideValues[], index: number) =>
  rows.flatMap(({ currency }, other) => (other === index || currency === rows[index]?.currency ? [] : currency));

/** The fixed fees of regular payments in single currencies, in place of the regular fee. A currency is offered once. */
export function OverrideRows() {
  const { value: rows, onChange } = useFormField<readonly OverrideValues[]>('regular_overrides', 'Regular fees');
  return (
    <Stack>
      {rows.map((_row, index) => (
        // Rows have no identity of their own, and their controls keep nothing of their own.
        <FieldGrid key={index}>
          <FormCurrency
            name={`regular_overrides[${index}].currency`}
            label={`Currency ${index + 1}`}
            taken={takenBy(rows, index)}
          />
          <FormAmount name={`regular_overrides[${index}].amount`} label={`Fee ${index + 1}`} currency="GBP" />
          <Button
            icon={<IconTrash size={16} aria-hidden />}
            onClick={() => onChange(rows.toSpliced(index, 1))}
            aria-label={`Remove currency ${index + 1}`}
          >
            Remove
          </Button>
        </FieldGrid>
      ))}
      {rows.length < maxOverrides && (
        <div>
          <Button icon={<IconPlus size={16} aria-hidden />} onClick={() => onChange([...rows, emptyOverride])}>
            Add currency
          </Button>
        </div>
      )}
    </Stack>
  );
}
