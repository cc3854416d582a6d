import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { ConversionFields } from './ConversionFields';
import { validateConversion, type ConversionValues } from './conversionValues';

interface Props {
  initialValues: ConversionValues;
  fieldErrors?: Readonly<Record<string, string>>;
  focusId: string | undefined;
  kept: FormDraft<ConversionValues>;
  onDiscard: () => void;
  onReview: (values: ConversionValues) => void;
}

/** The form of a new conversion. Submitting it asks for a quote; nothing is converted. */
export function ConversionForm({ initialValues, fieldErrors, focusId, kept, onDiscard, onReview }: Props) {
  const review = (values: ConversionValues) => {
    onReview(values);
    return undefined;
  };
  return (
    <Form
      initialValues={initialValues}
      validate={validateConversion}
      initialFieldErrors={fieldErrors}
      onSubmit={review}
    >
      <KeepDraft draft={kept} />
      <ReturnFocus id={focusId} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <FormLayout
        summaryTitle="How it works"
        summary={
          <p>
            You get a quote that is valid for 30 seconds, with your rate, the mid-market rate and what the conversion
            costs. Nothing is converted before you accept it.
          </p>
        }
        foot={
          <ActionBar>
            <Button tone="primary" type="submit">
              Get a quote
            </Button>
          </ActionBar>
        }
      >
        <ConversionFields />
      </FormLayout>
    </Form>
  );
}
