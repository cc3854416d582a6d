import { safeguardedCurrencies } from '../../../../../domain/safeguarding/currencies';
import { AccountField } from '../../../shared/accounts/AccountField';
import { FormLayout, FormSection } from '../../../shared/patterns/FormLayout';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormAmount, FormSelect, FormText } from '../../../ui/form/fields';
import { useFormValue, useFormValues } from '../../../ui/form/formState';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { PositionSummary } from './PositionSummary';
import { safeguardingFormSchema, type SafeguardingValues } from './safeguardingValues';
import type { Direction } from './transferSearch';

interface Props {
  direction: Direction;
  orgId: string;
  initialValues: SafeguardingValues;
  fieldErrors?: Readonly<Record<string, string>>;
  focusId: string | undefined;
  kept: FormDraft<SafeguardingValues>;
  onDiscard: () => void;
  onReview: (values: SafeguardingValues) => void;
}

const currencies = safeguardedCurrencies.map((value) => ({ value, label: value }));

/** The form of a safeguarding transfer. Submitting it opens the review; nothing is moved. */
export function SafeguardingForm(props: Props) {
  const { direction, orgId, initialValues, fieldErrors, focusId, kept, onDiscard, onReview } = props;
  const review = (values: SafeguardingValues) => {
    onReview({ ...values, note: values.note.trim() });
    return undefined;
  };
  return (
    <Form
      initialValues={initialValues}
      schema={safeguardingFormSchema}
      initialFieldErrors={fieldErrors}
      onSubmit={review}
    >
      <KeepDraft draft={kept} />
      <ReturnFocus id={focusId} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <FormLayout
        summaryTitle="Position"
        summary={<Summary direction={direction} />}
        foot={
          <ActionBar>
            <Button tone="primary" type="submit">
              Review transfer
            </Button>
          </ActionBar>
        }
      >
        <FormSection title={direction === 'to' ? 'From the client' : 'To the client'}>
          <AccountField name="accountId" label="Client account" orgId={orgId || undefined} isSafeguarded isRequired />
        </FormSection>
        <AmountSection />
      </FormLayout>
    </Form>
  );
}

function AmountSection() {
  const currency = useFormValue((values: SafeguardingValues) => values.currency);
  return (
    <FormSection title="Amount">
      <FormSelect name="currency" label="Currency" options={currencies} isRequired />
      <FormAmount name="amount" label="Amount" currency={currency} isRequired />
      <FormText name="note" label="Note" description="It follows the reason in the books." maxLength={100} />
    </FormSection>
  );
}

function Summary({ direction }: { direction: Direction }) {
  return <PositionSummary direction={direction} values={useFormValues()} />;
}
