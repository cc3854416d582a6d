import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentFieldNames } from '../../../../../domain/payments/fields';
import { useCall } from '../../../graphql/useCall';
import { useServices } from '../../../session/services';
import type { AccountSummary } from '../../../session/sessionUser';
import { Skeleton } from '../../../ui/loading';
import { Stack } from '../../../ui/layout';
import { OtherDraftNotice } from '../draft/OtherDraftNotice';
import { useServerDraft } from '../draft/useServerDraft';
import { recurringInput } from '../recurring/recurringInput';
import { CreateRecurringPaymentDocument } from '../recurring/recurringWrites';
import { PaymentSteps } from './PaymentSteps';
import { toPaymentInput, textsOf, type PaymentValues } from '../../../shared/payments/paymentValues';
import { CreatePaymentDocument } from './savePayment';
import { firstPaymentDate } from './firstPaymentDate';

// Most payments are made without a template.
const TemplateNotice = lazy(async () => ({
  default: (await import('../templates/TemplateNotice')).TemplateNotice,
}));

/** The steps of a new payment: what is typed is kept in the tab and on the server, where creating the payment removes it. */
export function NewPaymentSteps({ account }: { account: AccountSummary }) {
  const { now } = useServices();
  const [query] = useSearchParams();
  const search = query.toString();
  const { copy, other } = useServerDraft(account.id, search);
  const { call, isCalling, error } = useCall(CreatePaymentDocument);
  const series = useCall(CreateRecurringPaymentDocument);
  if (!copy) return <Skeleton />;
  return (
    <Stack>
      <OtherDraftNotice draft={other} />
      {query.has('templateId') && (
        <Suspense fallback={null}>
          <TemplateNotice />
        </Suspense>
      )}
      <PaymentSteps
        values={emptyPayment(account, now())}
        copy={copy}
        isSending={isCalling || series.isCalling}
        error={error ?? series.error}
        save={(values, { requestId: clientRequestId, fraudNoticeId }) =>
          call({
            payment: { ...toPaymentInput(values), clientRequestId },
            assets: values.documents,
            fraudNoticeId,
            draftSearch: search,
          })
        }
        setUp={(values, { frequency, endsOn }, clientRequestId) =>
          series.call({
            payment: recurringInput(values, clientRequestId),
            frequency,
            endsOn: endsOn || null,
            draftSearch: search,
          })
        }
      />
    </Stack>
  );
}

/** The values of a new payment before anything is entered. */
export function emptyPayment(account: AccountSummary, now: Date): PaymentValues {
  return {
    ...textsOf(paymentFieldNames, () => ''),
    paymentDate: firstPaymentDate(now),
    paymentType: 'regular',
    chargeType: account.default_payment_charge_type,
    documents: [],
  };
}
