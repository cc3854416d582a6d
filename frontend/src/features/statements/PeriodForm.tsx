import { object, string } from 'yup';
import { messages } from '../../../../domain/messages';
import {
  periodFault,
  presetOf,
  presetPeriod,
  type Period,
  type PeriodPreset,
} from '../../../../domain/statements/period';
import { Button } from '../../ui/Button';
import { FilterChips } from '../../ui/FilterChips';
import { FormCurrency, FormDate } from '../../ui/form/fields';
import { FieldGrid } from '../../ui/form/FieldGrid';
import { Form } from '../../ui/form/Form';
import { Row, Stack } from '../../ui/Stack';

/** The currency and the period of a statement. */
export interface StatementChoice extends Period {
  readonly currency: string;
}

const presets: readonly { readonly value: PeriodPreset | ''; readonly label: string }[] = [
  { value: 'this_month', label: 'This month' },
  { value: 'last_month', label: 'Last month' },
  { value: 'quarter', label: 'This quarter' },
  { value: 'year', label: 'This year' },
];

interface Props {
  choice: StatementChoice;
  /** The day in London. */
  today: string;
  onChange: (choice: StatementChoice) => void;
}

/** Chooses the currency and the period of a statement: one of those that are offered by name, or any days until today. */
export function PeriodForm({ choice, today, onChange }: Props) {
  return (
    <Stack>
      <FilterChips
        label="Period"
        value={presetOf(choice, today) ?? ''}
        options={presets}
        onChange={(preset) => preset && onChange({ ...choice, ...presetPeriod(preset, today) })}
      />
      <Form
        initialValues={choice}
        isFollowing
        schema={choiceSchema(today)}
        onSubmit={(values) => {
          onChange(values);
          return undefined;
        }}
      >
        <FieldGrid>
          <FormCurrency name="currency" label="Currency" isRequired />
          <FormDate name="from" label="From" isRequired />
          <FormDate name="to" label="To" isRequired />
        </FieldGrid>
        <Row>
          <Button type="submit">Show statement</Button>
        </Row>
      </Form>
    </Stack>
  );
}

function choiceSchema(today: string) {
  const day = (field: keyof Period) =>
    string().test('period', (_value, context) => {
      const fault = periodFault(context.parent as Period, today);
      return fault?.field === field ? context.createError({ message: fault.message }) : true;
    });
  return object({ currency: string().required(messages.fields.required), from: day('from'), to: day('to') });
}
