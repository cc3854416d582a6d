import { useNavigate } from 'react-router-dom';
import { serviceText } from '../../../graphql/serviceTexts';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { showToast } from '../../../ui/toast';
import type { TransferAccount } from '../transferAccounts';
import { CreateTransferDocument } from './transferDocuments';
import { TransferForm } from './TransferForm';
import { TransferReview } from './TransferReview';
import type { TransferValues } from './transferValues';

interface Reviewed {
  readonly values: TransferValues;
  /** Created when the review opens, so that sending the same review again moves nothing twice. */
  readonly clientRequestId: string;
}

interface Props {
  accounts: readonly TransferAccount[];
  initialValues: TransferValues;
}

/** The steps: form, review, transfer. An error that names a field returns to the form at that field. */
export function TransferSteps({ accounts, initialValues }: Props) {
  const { newId } = useServices();
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(CreateTransferDocument);
  const { form, reviewed, review, change, correct } = useFormAndReview<TransferValues, Reviewed>(initialValues);
  if (!reviewed) {
    return (
      <TransferForm
        key={form.kept.restoredAt ?? 'new'}
        {...form}
        accounts={accounts}
        onReview={(values) => review({ values, clientRequestId: newId() })}
      />
    );
  }
  const confirm = async () => {
    const { values, clientRequestId } = reviewed;
    const made = await call({ ...values, clientRequestId });
    if ('error' in made) return correct(made.error.field, made.error.text);
    const { id, errorCode, errorMessage } = made.data.result;
    form.kept.finish();
    if (errorCode) showToast('danger', errorMessage ?? serviceText(errorCode, undefined));
    else showToast('success', 'The transfer was sent.', paths.transfer(id));
    void navigate(paths.transfer(id), { replace: true });
  };
  return (
    <TransferReview
      accounts={accounts}
      values={reviewed.values}
      isSending={isCalling}
      error={error}
      onConfirm={() => void confirm()}
      onBack={change}
    />
  );
}
