import type { AnyVariables, TypedDocumentNode } from 'urql';
import { identificationTypes } from '../../../../domain/beneficiaries/beneficiaryFields';
import { favouriteSchemas, type FavouriteKind } from '../../../../domain/favourites/favouriteInput';
import { adminCall } from '../../graphql/requestHeaders';
import { useCall } from '../../graphql/useCall';
import { ConfirmAction } from '../../shared/ConfirmAction';
import { useCountries } from '../../shared/countries';
import { wordsOfCode } from '../../shared/codeTexts';
import { ActionBar } from '../../ui/layout';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/form/Form';
import { FormCountry, FormDate, FormSelect, FormText } from '../../ui/form/fields';
import { Notice } from '../../ui/Notice';
import { showToast } from '../../ui/toast';
import { favouriteFields, type FavouriteField } from './favouriteFields';
import { changes, creations, deletions, nameOf, type Favourite } from './favouriteKinds';

interface Props {
  kind: FavouriteKind;
  orgId: string;
  /** The favourite to change; undefined to add one. */
  favourite: Favourite | undefined;
  onDone: () => void;
}

type Values = Readonly<Record<string, string>>;

/** The form of a favourite. */
export function FavouriteForm({ kind, orgId, favourite, onDone }: Props) {
  const document = (favourite ? changes : creations)[kind] as TypedDocumentNode<unknown, AnyVariables>;
  const { call, isCalling, error } = useCall(document);
  const fields = favouriteFields[kind];
  const initialValues: Values = Object.fromEntries(fields.map(({ name }) => [name, favourite?.[name] ?? '']));
  const save = async (values: Values) => {
    const input = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.trim() || null]));
    const subject = favourite ? { favouriteId: favourite.id } : { orgId };
    const answer = await call({ ...subject, favourite: input }, adminCall);
    if ('error' in answer) return { field: answer.error.field, message: answer.error.text };
    showToast('success', `${nameOf({ id: '', ...input })} was saved.`);
    onDone();
    return undefined;
  };
  return (
    <Form initialValues={initialValues} schema={favouriteSchemas[kind]} onSubmit={save}>
      {error && !error.field && <Notice tone="failure">{error.text}</Notice>}
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <ActionBar>
        <Button type="submit" tone="primary" isLoading={isCalling}>
          Save
        </Button>
        {favourite && (
          <ConfirmAction
            label="Delete"
            tone="danger"
            document={deletions[kind]}
            variables={{ favouriteId: favourite.id }}
            done={`${nameOf(favourite)} was deleted.`}
            onDone={onDone}
          >
            <p>{nameOf(favourite)} can no longer be chosen. What was filled in with it stays.</p>
          </ConfirmAction>
        )}
      </ActionBar>
    </Form>
  );
}

const options = (codes: readonly string[]) => codes.map((value) => ({ value, label: wordsOfCode(value) }));
const entityTypes = options(['company', 'individual']);
const identifications = options(identificationTypes);

function Field({ field: { control, ...field } }: { field: FavouriteField }) {
  const countries = useCountries();
  if (control === 'country') return <FormCountry {...field} countries={countries} />;
  if (control === 'date') return <FormDate {...field} />;
  if (control === 'entityType') return <FormSelect {...field} options={entityTypes} />;
  if (control === 'identificationType') return <FormSelect {...field} options={identifications} />;
  return <FormText {...field} maxLength={255} />;
}
