import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { Schema } from '../../../../domain/yup';
import { Button } from '../../ui/Button';
import { FieldGrid, Row } from '../../ui/layout';
import { Form } from '../../ui/form/Form';

interface Props<Filters extends FormikValues> {
  filters: Filters;
  schema: Schema;
  onApply: (filters: Filters) => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a list's filters. They apply together, so that no half-typed amount is searched for. */
export function FilterFrame<Filters extends FormikValues>({ filters, schema, onApply, children }: Props<Filters>) {
  const apply = (values: Filters) => {
    onApply(values);
    return undefined;
  };
  return (
    <Form initialValues={filters} isFollowing schema={schema} onSubmit={apply}>
      <FieldGrid>{children}</FieldGrid>
      <Row>
        <Button type="submit">Apply filters</Button>
      </Row>
    </Form>
  );
}
