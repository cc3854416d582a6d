import { lazy, Suspense, useState } from 'react';
import { moneyText } from '../../../ui/money/amountTexts';
import type { ServiceError } from '../../../graphql/serviceError';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { useDuplicates } from '../../../shared/payments/duplicatesQuery';
import { factNames, fieldFacts } from '../../../shared/payments/fieldFacts';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { Notice } from '../../../ui/Notice';
import { StepHeading } from '../../../ui/PageHeader';
import { endFault, once, type Repeat } from '../recurring/repeat';
import { SaveTemplateButton } from '../templates/SaveTemplateButton';
import { templateOf } from '../templates/templateOf';
import type { ApprovalsDue } from './approvalForecast';
import type { ApprovalForecast } from './approvalsQuery';
import { fullConversionText, useLinkableConversions, type LinkableConversion } from './conversionsQuery';
import { MoneySentence } from './MoneySentence';
import type { PaymentDraft } from './PaymentForm';
import { PaymentSummary } from './PaymentSummary';
import { toPaymentInput } from '../../../shared/payments/paymentValues';
import { needsConfirmation, ReviewDuplicates } from './ReviewDuplicates';
import { moneySentence } from './sentence';
import { statedPayment } from './statedPayment';

// Most payments are made once, and these bring a calendar.
const RepeatFields = lazy(async () => ({ default: (await import('../recurring/RepeatFields')).RepeatFields }));

interface Props {
  accountId: string;
  /** Undefined for a new payment. */
  paymentId: string | undefined;
  draft: PaymentDraft;
  /** Undefined until the rules are known: until then the payment cannot be sent. */
  approvals: ApprovalsDue | undefined;
  forecast: ApprovalForecast;
  isSending: boolean;
  error: ServiceError | undefined;
  /** How the payment is repeated, where it may be. */
  repeat?: { readonly value: Repeat; readonly onChange: (repeat: Repeat) => void };
  onConfirm: () => void;
  onBack: () => void;
}

function detailsOf({ values, payee }: PaymentDraft, conversions: readonly LinkableConversion[] = []) {
  const linked = conversions.find(({ id }) => id === values.conversionId);
  const isPriority = values.paymentType === 'priority';
  return [
    { label: 'Beneficiary', value: payee.name },
    ...bankFacts(payee),
    { label: 'Amount', value: moneyText(values.amount, values.currency) },
    ...fieldFacts(factNames, (name) => values[name], {
      ...(!isPriority && { chargeType: undefined }),
      conversionId: linked ? fullConversionText(linked) : values.conversionId,
    }),
    { label: 'Documents', value: values.documents.map(({ filename }) => filename).join(', ') },
  ];
}

/** The button's label: what it waits for, or its effect. */
function confirmLabel(approvals: ApprovalsDue | undefined, isSearching: boolean, repeat: Repeat): string {
  if (repeat.frequency) return 'Set up recurring payment';
  if (!approvals) return 'Loading approval rules…';
  if (isSearching) return 'Looking for similar payments…';
  return approvals.count === 0 ? 'Send payment' : 'Send for approval';
}

/** The review before the payment is created. The button names the effect. */
export function PaymentReview(props: Props) {
  const { accountId, draft, approvals, forecast, isSending, error, repeat, onConfirm, onBack } = props;
  const chosen = repeat?.value ?? once;
  const stated = statedPayment(draft.values, draft.payee, {});
  const conversions = useLinkableConversions(accountId, draft.values.currency);
  const search = useDuplicates(accountId, { ...draft.values, id: props.paymentId });
  const [isConfirmed, setIsConfirmed] = useState(false);
  const isUnready = !approvals || search.isLoading || (needsConfirmation(search) && !isConfirmed);
  const isWaiting = chosen.frequency ? endFault(chosen, draft.values.paymentDate) !== undefined : isUnready;
  return (
    <FormLayout
      summaryTitle="This payment"
      summary={<PaymentSummary accountId={accountId} stated={stated} approvals={approvals} forecast={forecast} />}
      foot={
        <>
          <MoneySentence text={moneySentence(stated, approvals?.count)} />
          {!approvals && forecast.error && <RulesFailure reload={forecast.reload} />}
          <ReviewDuplicates search={search} isConfirmed={isConfirmed} onConfirm={setIsConfirmed} />
          {error && <Notice tone="failure">{error.text}</Notice>}
          <ActionBar>
            <Button tone="primary" isLoading={isSending} isDisabled={isWaiting} onClick={onConfirm}>
              {confirmLabel(approvals, search.isLoading, chosen)}
            </Button>
            <Button tone="subtle" onClick={onBack} isDisabled={isSending}>
              Change something
            </Button>
            {!props.paymentId && (
              <SaveTemplateButton template={templateOf(toPaymentInput(draft.values))} payeeName={draft.payee.name} />
            )}
          </ActionBar>
        </>
      }
    >
      <StepHeading text="Check the payment" />
      <Details items={detailsOf(draft, conversions)} />
      <Suspense fallback={null}>
        {repeat && <RepeatFields values={draft.values} repeat={repeat.value} onChange={repeat.onChange} />}
      </Suspense>
    </FormLayout>
  );
}

function RulesFailure({ reload }: { reload: () => void }) {
  return (
    <Notice tone="failure" title="We could not load the approval rules. The payment can be sent once they are known.">
      <Button size="small" onClick={reload}>
        Try again
      </Button>
    </Notice>
  );
}
