import { object, string } from '../../../../domain/yup';
import { messages } from '../../../../domain/messages';
import { periodFault, type Period } from '../../../../domain/statements/period';
import { Button } from '../../ui/Button';
import { FormCurrency, FormDate } from '../../ui/form/fields';
import { FieldGrid, Row } from '../../ui/layout';
import { Form } from '../../ui/form/Form';
import type { ChoiceProps } from './statementSearch';

/** The currency and the days of a statement, until today. */
export function PeriodForm({ choice, today, onChange }: ChoiceProps) {
  return (
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
