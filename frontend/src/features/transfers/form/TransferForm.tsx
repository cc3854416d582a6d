import { transferInputSchema } from '../../../../../domain/transfers/transferInput';
import { DraftNotice } from '../../../shared/drafts/DraftNotice';
import type { FormDraft } from '../../../shared/drafts/FormDraft';
import { KeepDraft } from '../../../shared/drafts/KeepDraft';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { ReturnFocus } from '../../../ui/form/ReturnFocus';
import { BalanceSummary } from './BalanceSummary';
import type { TransferAccount } from '../transferAccounts';
import { TransferFields } from './TransferFields';
import type { TransferValues } from './transferValues';

interface Props {
  accounts: readonly TransferAccount[];
  initialValues: TransferValues;
  fieldErrors?: Readonly<Record<string, string>>;
  focusId: string | undefined;
  kept: FormDraft<TransferValues>;
  onDiscard: () => void;
  onReview: (values: TransferValues) => void;
}

/** The form of a new transfer. Submitting it opens the review; nothing is moved. */
export function TransferForm({ accounts, initialValues, fieldErrors, focusId, kept, onDiscard, onReview }: Props) {
  const review = (values: TransferValues) => {
    onReview({ ...values, reason: values.reason.trim() });
    return undefined;
  };
  return (
    <Form initialValues={initialValues} schema={transferInputSchema} initialFieldErrors={fieldErrors} onSubmit={review}>
      <KeepDraft draft={kept} />
      <ReturnFocus id={focusId} />
      <DraftNotice restoredAt={kept.restoredAt} onDiscard={onDiscard} />
      <FormLayout
        summaryTitle="Balances"
        summary={<BalanceSummary accounts={accounts} />}
        foot={
          <ActionBar>
            <Button tone="primary" type="submit">
              Review transfer
            </Button>
          </ActionBar>
        }
      >
        <TransferFields accounts={accounts} />
      </FormLayout>
    </Form>
  );
}
