import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../graphql/useCall';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { showToast } from '../../../ui/toast';
import { CreateSafeguardingTransferDocument } from '../safeguardingWrites';
import { SafeguardingForm } from './SafeguardingForm';
import { SafeguardingReview } from './SafeguardingReview';
import { endsOf, type SafeguardingValues } from './safeguardingValues';
import type { Direction } from './transferSearch';

interface Reviewed {
  readonly values: SafeguardingValues;
  /** Created when the review opens, so that sending the same review again moves nothing twice. */
  readonly clientRequestId: string;
}

interface Props {
  direction: Direction;
  control: { readonly id: string; readonly name: string };
  orgId: string;
  initialValues: SafeguardingValues;
}

const outcomes: Readonly<Record<string, readonly ['success' | 'danger', string]>> = {
  pending: ['success', 'The transfer was sent.'],
  completed: ['success', 'The transfer is completed.'],
  cancelled: ['danger', 'Our payment partner refused the transfer.'],
};

/** The steps: form, review, transfer. An error that names a field returns to the form at that field. */
export function SafeguardingSteps({ direction, control, orgId, initialValues }: Props) {
  const { newId } = useServices();
  const navigate = useNavigate();
  const { call, isCalling, error } = useCall(CreateSafeguardingTransferDocument);
  const { form, reviewed, review, change, correct } = useFormAndReview<SafeguardingValues, Reviewed>(initialValues);
  if (!reviewed) {
    return (
      <SafeguardingForm
        key={form.kept.restoredAt ?? 'new'}
        {...form}
        direction={direction}
        orgId={orgId}
        onReview={(values) => review({ values, clientRequestId: newId() })}
      />
    );
  }
  const confirm = async () => {
    const { values, clientRequestId } = reviewed;
    const { accountId, currency, amount, note } = values;
    const made = await call({ ...endsOf(direction, accountId, control.id), currency, amount, note, clientRequestId });
    if ('error' in made) {
      const { field } = made.error;
      return correct(field?.endsWith('AccountId') ? 'accountId' : field, made.error.text);
    }
    form.kept.finish();
    const outcome = outcomes[made.data.result.status];
    if (outcome) showToast(...outcome, paths.safeguarding);
    void navigate(`${paths.safeguarding}?tab=transfers&currency=${currency}`, { replace: true });
  };
  return (
    <SafeguardingReview
      direction={direction}
      controlName={control.name}
      values={reviewed.values}
      isSending={isCalling}
      error={error}
      onConfirm={() => void confirm()}
      onBack={change}
    />
  );
}
