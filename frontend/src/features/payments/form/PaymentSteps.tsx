import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { CreateRecurringPaymentMutation } from '../../../graphql/generated/operations';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useAccount } from '../../../session/PortalContext';
import type { ServiceError } from '../../../graphql/serviceError';
import type { CallResult } from '../../../graphql/useCall';
import { callWithNotice, useFraudNotice, type FraudNotice } from '../../../shared/fraudNotices/useFraudNotice';
import type { DraftCopy } from '../../../shared/drafts/FormDraft';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { paymentSearch } from '../../../shared/payments/paymentSearch';
import { addressOf } from '../../../shared/searchParams';
import { Skeleton } from '../../../ui/loading';
import { showToast } from '../../../ui/toast';
import { once, reasonAgainstRepeating, type Repeat } from '../recurring/repeat';
import { announcePayment } from './announcePayment';
import { useApprovalForecast } from './approvalsQuery';
import { PaymentForm, type PaymentDraft } from './PaymentForm';
import { PaymentReview } from './PaymentReview';
import type { PaymentValues } from '../../../shared/payments/paymentValues';
import type { PaymentResultData } from './savePayment';
import { usePrefilled } from './usePrefilled';

/** A payment that is reviewed. */
interface ReviewedPayment extends PaymentDraft {
  /** Created when the review opens, so that sending the same review again has no second effect. */
  readonly requestId: string;
}

/** Sets up a recurring payment in place of a single one. */
export type SetUp = (
  values: PaymentValues,
  repeat: Repeat,
  requestId: string,
) => Promise<CallResult<CreateRecurringPaymentMutation>>;

interface Props {
  /** The payment that is changed; undefined for a new one. */
  paymentId?: string;
  initialValues: PaymentValues;
  /** Where the draft is kept besides the tab. */
  copy?: DraftCopy;
  isSending: boolean;
  error: ServiceError | undefined;
  save: (
    values: PaymentValues,
    keys: { readonly requestId: string; readonly fraudNoticeId?: string },
  ) => Promise<CallResult<PaymentResultData>>;
  /** Of a new payment. */
  setUp?: SetUp;
}

/** The steps of a payment, with the page's query parameters in place of its values. */
export function PaymentSteps({ values, ...rest }: Omit<Props, 'initialValues'> & { values: PaymentValues }) {
  const [search] = useSearchParams();
  const initialValues = usePrefilled(values);
  return initialValues ? <Steps key={search.toString()} initialValues={initialValues} {...rest} /> : <Skeleton />;
}

/** The steps: form, review, send. An error that names a field returns to the form at that field. */
function Steps({ paymentId, initialValues, copy, isSending, error, save, setUp }: Props) {
  const account = useAccount();
  const { newId } = useServices();
  const forecast = useApprovalForecast();
  const notice = useFraudNotice();
  const [repeat, setRepeat] = useState(once);
  const steps = useFormAndReview<PaymentValues, ReviewedPayment>(initialValues, copy);
  const { form, reviewed } = steps;
  const send = useSend(steps, notice, { paymentId, save, setUp });

  if (!reviewed) {
    return (
      <PaymentForm
        key={form.kept.restoredAt ?? 'new'}
        accountId={account.id}
        paymentId={paymentId}
        {...form}
        onReview={(draft) => steps.review({ ...draft, requestId: newId() })}
      />
    );
  }
  const chosen = reasonAgainstRepeating(reviewed.values) ? once : repeat;
  return (
    <>
      <PaymentReview
        accountId={account.id}
        paymentId={paymentId}
        draft={reviewed}
        approvals={forecast.approvalsOf?.(reviewed.values)}
        forecast={forecast}
        isSending={isSending}
        error={notice.isOpen ? undefined : error}
        repeat={setUp && { value: chosen, onChange: setRepeat }}
        onConfirm={() => void send(reviewed, chosen)}
        onBack={steps.change}
      />
      {notice.dialog}
    </>
  );
}

/** Sends a reviewed payment, or sets it up to be repeated, and leads to the page of the result. */
function useSend(
  { form, correct }: Pick<ReturnType<typeof useFormAndReview<PaymentValues, ReviewedPayment>>, 'form' | 'correct'>,
  notice: FraudNotice,
  { paymentId, save, setUp }: Pick<Props, 'paymentId' | 'save' | 'setUp'>,
) {
  const navigate = useNavigate();
  const sendSeries = async (setUpSeries: SetUp, { values, requestId }: ReviewedPayment, repeat: Repeat) => {
    await form.kept.settle();
    const saved = await setUpSeries(values, repeat, requestId);
    if ('error' in saved) return correct(saved.error.field?.replace(/^payment\./, ''), saved.error.text);
    form.kept.finish();
    showToast('success', 'The recurring payment is set up.', paths.recurringPayments);
    void navigate(paths.recurringPayments, { replace: true });
  };
  const sendOne = async (reviewed: ReviewedPayment) => {
    const { values, requestId, payee } = reviewed;
    await form.kept.settle();
    const saved = await callWithNotice(notice, { ...values, paymentId, payee: payee.name }, (fraudNoticeId) =>
      save(values, { requestId, fraudNoticeId }),
    );
    if ('error' in saved) return correct(saved.error.field, saved.error.text);
    form.kept.finish();
    announcePayment(saved.data, reviewed);
    const page = paths.payment(saved.data.result.id);
    void navigate(paymentId ? page : addressOf(page, paymentSearch, { fromPaymentWizard: true }), { replace: true });
  };
  return (reviewed: ReviewedPayment, repeat: Repeat) =>
    setUp && repeat.frequency ? sendSeries(setUp, reviewed, repeat) : sendOne(reviewed);
}
