import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useServices } from '../../../app/services';
import { useAccount } from '../../../app/session/PortalContext';
import { type ServiceError } from '../../../graphql/serviceError';
import { type CallResult } from '../../../graphql/useCall';
import { refusalText } from '../../../shared/payments/refusalText';
import { showToast } from '../../../ui/toast';
import { useApprovalForecast } from './approvalsQuery';
import { approvalsText } from './sentence';
import { PaymentForm, type PaymentDraft } from './PaymentForm';
import { PaymentReview } from './PaymentReview';
import { type PaymentValues } from './paymentValues';
import { type PaymentResultData } from './savePayment';

type Step =
  | { readonly name: 'enter'; readonly values: PaymentValues; readonly fieldErrors?: Record<string, string> }
  | { readonly name: 'review'; readonly draft: PaymentDraft; readonly requestId: string };

interface Props {
  initialValues: PaymentValues;
  isSending: boolean;
  error: ServiceError | undefined;
  /** @param requestId made when the review opened, so that a repeat of the same review has one effect */
  save: (values: PaymentValues, requestId: string) => Promise<CallResult<PaymentResultData>>;
}

function announce({ result }: PaymentResultData) {
  const refusal = refusalText(result);
  if (refusal) {
    showToast('danger', `The payment is stored but was not sent: ${refusal}`);
  } else if (result.authorisationsRequired > 0) {
    showToast('success', `Payment sent for approval: ${approvalsText(result.authorisationsRequired)}.`);
  } else showToast('success', 'Payment accepted for sending.');
}

/** Enter, review, send. A refusal that names a field leads back to that field. */
export function PaymentSteps({ initialValues, isSending, error, save }: Props) {
  const account = useAccount();
  const { newId } = useServices();
  const navigate = useNavigate();
  const forecast = useApprovalForecast();
  const [step, setStep] = useState<Step>({ name: 'enter', values: initialValues });

  if (step.name === 'enter') {
    return (
      <PaymentForm
        accountId={account.id}
        initialValues={step.values}
        fieldErrors={step.fieldErrors}
        onReview={(draft) => setStep({ name: 'review', draft, requestId: newId() })}
      />
    );
  }
  const { draft, requestId } = step;
  const confirm = async () => {
    const answer = await save(draft.values, requestId);
    if ('data' in answer) {
      announce(answer.data);
      void navigate(paths.payment(answer.data.result.id), { replace: true });
    } else if (answer.error.field && answer.error.field in draft.values) {
      setStep({ name: 'enter', values: draft.values, fieldErrors: { [answer.error.field]: answer.error.message } });
    }
  };
  return (
    <PaymentReview
      draft={draft}
      approvals={forecast?.(draft.values)}
      isSending={isSending}
      error={error}
      onConfirm={() => void confirm()}
      onBack={() => setStep({ name: 'enter', values: draft.values })}
    />
  );
}
