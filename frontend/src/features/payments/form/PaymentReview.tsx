import { formatAmount } from '../../../../../domain/money/amount';
import { type ServiceError } from '../../../graphql/serviceError';
import { formatIban } from '../../../shared/formatIban';
import { regionName } from '../../../shared/regionName';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { Notice } from '../../../ui/Notice';
import { Row, Stack } from '../../../ui/Stack';
import { MoneySentence } from './MoneySentence';
import { moneySentence } from './sentence';
import { type PaymentDraft } from './PaymentForm';

interface Props {
  draft: PaymentDraft;
  approvals: number | undefined;
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
    {
      label: 'To',
      value: [payee.iban ? formatIban(payee.iban) : payee.accountNumber, regionName(payee.bankCountry)]
        .filter(Boolean)
        .join(' · '),
    },
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

/** The last look before the effect. The button says what it does. */
export function PaymentReview({ draft, approvals, isSending, error, onConfirm, onBack }: Props) {
  return (
    <Stack gap="large" isForm>
      {error && <Notice tone="failure">{error.message}</Notice>}
      <MoneySentence text={moneySentence(draft.values, draft.payee.name, approvals)} />
      <Details items={detailsOf(draft)} />
      <Row>
        <Button tone="primary" isLoading={isSending} onClick={onConfirm}>
          {approvals === 0 ? 'Send payment' : 'Send for approval'}
        </Button>
        <Button tone="quiet" onClick={onBack} isDisabled={isSending}>
          Change something
        </Button>
      </Row>
    </Stack>
  );
}
