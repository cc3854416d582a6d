import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useAccount } from '../../../session/PortalContext';
import type { ServiceError } from '../../../graphql/serviceError';
import type { CallResult } from '../../../graphql/useCall';
import { useFormDraft } from '../../../shared/drafts/useFormDraft';
import { focusedId } from '../../../ui/form/ReturnFocus';
import { fieldId } from '../../../ui/form/useFormField';
import { announcePayment } from './announcePayment';
import { useApprovalForecast } from './approvalsQuery';
import { PaymentForm, type PaymentDraft } from './PaymentForm';
import { PaymentReview } from './PaymentReview';
import type { PaymentValues } from './paymentValues';
import type { PaymentResultData } from './savePayment';

type Step =
  | {
      readonly name: 'enter';
      readonly values: PaymentValues;
      readonly fieldErrors?: Record<string, string>;
      readonly focusId?: string;
    }
  | { readonly name: 'review'; readonly draft: PaymentDraft; readonly requestId: string; readonly cameFrom: string };

interface Props {
  /** The payment that is changed; undefined for a new one. */
  paymentId?: string;
  initialValues: PaymentValues;
  isSending: boolean;
  error: ServiceError | undefined;
  /** @param requestId created when the review opens, so that sending the same review again has no second effect */
  save: (values: PaymentValues, requestId: string) => Promise<CallResult<PaymentResultData>>;
}

/** The steps: form, review, send. An error that names a field returns to the form at that field. */
export function PaymentSteps({ paymentId, initialValues, isSending, error, save }: Props) {
  const account = useAccount();
  const { newId } = useServices();
  const navigate = useNavigate();
  const forecast = useApprovalForecast();
  const kept = useFormDraft(initialValues);
  const [step, setStep] = useState<Step>({ name: 'enter', values: kept.startValues });

  if (step.name === 'enter') {
    const discard = () => {
      kept.discard();
      setStep({ name: 'enter', values: initialValues });
    };
    return (
      <PaymentForm
        key={kept.restoredAt ?? 'new'}
        accountId={account.id}
        initialValues={step.values}
        fieldErrors={step.fieldErrors}
        focusId={step.focusId}
        kept={kept}
        onDiscard={discard}
        onReview={(draft) => setStep({ name: 'review', draft, requestId: newId(), cameFrom: focusedId() })}
      />
    );
  }
  const { draft, requestId, cameFrom } = step;
  const confirm = async () => {
    const saved = await save(draft.values, requestId);
    if ('data' in saved) {
      kept.finish();
      announcePayment(saved.data, draft);
      void navigate(paths.payment(saved.data.result.id), { replace: true });
      return;
    }
    const { field, text } = saved.error;
    if (field && field in draft.values) {
      setStep({ name: 'enter', values: draft.values, fieldErrors: { [field]: text }, focusId: fieldId(field) });
    }
  };
  return (
    <PaymentReview
      accountId={account.id}
      paymentId={paymentId}
      draft={draft}
      approvals={forecast.approvalsOf?.(draft.values)}
      forecast={forecast}
      isSending={isSending}
      error={error}
      onConfirm={() => void confirm()}
      onBack={() => setStep({ name: 'enter', values: draft.values, focusId: cameFrom })}
    />
  );
}
