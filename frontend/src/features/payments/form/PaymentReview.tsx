import { formatAmount } from '../../../../../domain/money/amount';
import type { ServiceError } from '../../../graphql/serviceError';
import { bankFacts } from '../../../shared/beneficiaries/bankFacts';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/Stack';
import type { ApprovalForecast } from './approvalsQuery';
import { MoneySentence } from './MoneySentence';
import { moneySentence } from './sentence';
import type { PaymentDraft } from './PaymentForm';

interface Props {
  draft: PaymentDraft;
  /** Undefined until the rules are known: until then the payment cannot be sent. */
  approvals: number | undefined;
  forecast: ApprovalForecast;
  isSending: boolean;
  error: ServiceError | undefined;
  onConfirm: () => void;
  onBack: () => void;
}

const typeLabels: Record<string, string> = { regular: 'Regular', priority: 'Priority' };
const chargeLabels: Record<string, string> = { shared: 'Shared', ours: 'Ours' };

function detailsOf({ values, payee }: PaymentDraft) {
  const isPriority = values.paymentType === 'priority';
  return [
    { label: 'Beneficiary', value: payee.name },
    ...bankFacts(payee),
    { label: 'Amount', value: `${formatAmount(values.amount, values.currency)} ${values.currency}` },
    { label: 'Payment date', value: formatDay(values.paymentDate) },
    { label: 'Payment type', value: typeLabels[values.paymentType] },
    { label: 'Charges', value: isPriority ? chargeLabels[values.chargeType] : undefined },
    { label: 'Reason', value: values.reason },
    { label: 'Reference', value: values.reference },
    { label: 'Ultimate beneficiary name', value: values.ultimateBeneficiaryName },
    { label: 'Purpose code', value: values.purposeCode },
    { label: 'Invoice number', value: values.invoiceNumber },
    { label: 'Invoice date', value: values.invoiceDate && formatDay(values.invoiceDate) },
  ];
}

function confirmLabel(approvals: number | undefined): string {
  if (approvals === undefined) return 'Loading approval rules…';
  return approvals === 0 ? 'Send payment' : 'Send for approval';
}

/** The review before the payment is created. The button names the effect. */
export function PaymentReview({ draft, approvals, forecast, isSending, error, onConfirm, onBack }: Props) {
  return (
    <Stack gap="large" isForm>
      {error && <Notice tone="failure">{error.text}</Notice>}
      <MoneySentence text={moneySentence(draft.values, draft.payee.name, approvals)} />
      <Details items={detailsOf(draft)} />
      {approvals === undefined && forecast.error && (
        <Notice
          tone="failure"
          title="We could not load the approval rules. The payment can be sent once they are known."
        >
          <Button size="small" onClick={forecast.reload}>
            Try again
          </Button>
        </Notice>
      )}
      <Row>
        <Button tone="primary" isLoading={isSending} isDisabled={approvals === undefined} onClick={onConfirm}>
          {confirmLabel(approvals)}
        </Button>
        <Button tone="subtle" onClick={onBack} isDisabled={isSending}>
          Change something
        </Button>
      </Row>
    </Stack>
  );
}
