import { object, string } from 'yup';
import { messages } from '../../domain/messages';
import { Button } from '../src/ui/Button';
import { Form } from '../src/ui/form/Form';
import { FormAmount, FormCurrency, FormDate, FormRadio, FormSelect, FormText } from '../src/ui/form/fields';
import { FormRegion } from '../src/ui/form/FormRegion';
import { Row } from '../src/ui/layout';
import { Specimen } from './Specimen';

const schema = object({
  name: string().required(messages.fields.required),
  amount: string().required(messages.fields.number),
});
const types = [
  { value: 'regular', label: 'Regular' },
  { value: 'priority', label: 'Priority' },
];
const values = { name: '', amount: '', currency: 'EUR', date: '', region: '', purpose: '', type: 'regular' };

/** A form whose errors show after an attempt to submit, with a summary that links to the fields. */
export function FormExample() {
  return (
    <Specimen name="Form">
      <Form initialValues={values} schema={schema} onSubmit={async () => undefined}>
        <FormText name="name" label="Name" isRequired />
        <FormAmount name="amount" label="Amount to send" isRequired currency="EUR" />
        <FormCurrency name="currency" label="Currency to send" isRequired />
        <FormDate name="date" label="Date of sending" />
        <FormRegion name="region" label="State" country="US" />
        <FormSelect name="purpose" label="Purpose code" options={[]} />
        <FormRadio name="type" label="Kind" options={types} />
        <Row>
          <Button type="submit" tone="primary">
            Review payment
          </Button>
        </Row>
      </Form>
    </Specimen>
  );
}
