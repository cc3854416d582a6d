import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { useServices } from '../../../session/services';
import { useAccount } from '../../../session/PortalContext';
import type { ServiceError } from '../../../graphql/serviceError';
import type { CallResult } from '../../../graphql/useCall';
import { callWithNotice, useFraudNotice } from '../../../shared/fraudNotices/useFraudNotice';
import { useFormAndReview } from '../../../shared/patterns/useFormAndReview';
import { paymentSearch } from '../../../shared/payments/paymentSearch';
import { addressOf } from '../../../shared/searchParams';
import { Skeleton } from '../../../ui/Skeleton';
import { announcePayment } from './announcePayment';
import { useApprovalForecast } from './approvalsQuery';
import { PaymentForm, type PaymentDraft } from './PaymentForm';
import { PaymentReview } from './PaymentReview';
import type { PaymentValues } from './paymentValues';
import type { PaymentResultData } from './savePayment';
import { usePrefilled } from './usePrefilled';

/** A payment that is reviewed. */
interface ReviewedPayment extends PaymentDraft {
  /** Created when the review opens, so that sending the same review again has no second effect. */
  readonly requestId: string;
}

interface Props {
  /** The payment that is changed; undefined for a new one. */
  paymentId?: string;
  initialValues: PaymentValues;
  isSending: boolean;
  error: ServiceError | undefined;
  save: (
    values: PaymentValues,
    keys: { readonly requestId: string; readonly fraudNoticeId?: string },
  ) => Promise<CallResult<PaymentResultData>>;
}

/** The steps of a payment, with the page's query parameters in place of its values. */
export function PaymentSteps({ values, ...rest }: Omit<Props, 'initialValues'> & { values: PaymentValues }) {
  const [search] = useSearchParams();
  const initialValues = usePrefilled(values);
  return initialValues ? <Steps key={search.toString()} initialValues={initialValues} {...rest} /> : <Skeleton />;
}

/** The steps: form, review, send. An error that names a field returns to the form at that field. */
function Steps({ paymentId, initialValues, isSending, error, save }: Props) {
  const account = useAccount();
  const { newId } = useServices();
  const navigate = useNavigate();
  const forecast = useApprovalForecast();
  const notice = useFraudNotice();
  const { form, reviewed, review, change, correct } = useFormAndReview<PaymentValues, ReviewedPayment>(initialValues);

  if (!reviewed) {
    return (
      <PaymentForm
        key={form.kept.restoredAt ?? 'new'}
        accountId={account.id}
        paymentId={paymentId}
        {...form}
        onReview={(draft) => review({ ...draft, requestId: newId() })}
      />
    );
  }
  const confirm = async () => {
    const { values, requestId, payee } = reviewed;
    const saved = await callWithNotice(notice, { ...values, paymentId, payee: payee.name }, (fraudNoticeId) =>
      save(values, { requestId, fraudNoticeId }),
    );
    if ('error' in saved) return correct(saved.error.field, saved.error.text);
    form.kept.finish();
    announcePayment(saved.data, reviewed);
    const page = paths.payment(saved.data.result.id);
    void navigate(paymentId ? page : addressOf(page, paymentSearch, { fromPaymentWizard: true }), { replace: true });
  };
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
        onConfirm={() => void confirm()}
        onBack={change}
      />
      {notice.dialog}
    </>
  );
}
