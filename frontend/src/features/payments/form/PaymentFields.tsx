import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { reasonAgainstPaymentDate } from '../../../../../domain/payments/paymentDate';
import { useServices } from '../../../session/services';
import { FormLayout, FormSection } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/ActionBar';
import { Button } from '../../../ui/Button';
import { FormAmount, FormCurrency, FormDate, FormText } from '../../../ui/form/fields';
import { useShownErrors } from '../../../ui/form/formErrors';
import { useFollowing } from '../../../ui/form/useFollowing';
import { useApprovalForecast } from './approvalsQuery';
import { useLastReason, type PayeeChoice } from './beneficiaryChoices';
import { MoneySentence } from './MoneySentence';
import { MoreDetails } from './MoreDetails';
import { PayeeField } from './PayeeField';
import { PaymentSummary } from './PaymentSummary';
import { PaymentTypeFields } from './PaymentTypeFields';
import { validatePayment, type PaymentValues } from './paymentValues';
import { routeFor } from './routeFor';
import { moneySentence } from './sentence';
import { statedPayment } from './statedPayment';

interface Props {
  accountId: string;
  payee: PayeeChoice | undefined;
  onPayee: (payee: PayeeChoice | undefined) => void;
}

/** The fields of a payment in their sections, beside the summary. */
export function PaymentFields({ accountId, payee, onPayee }: Props) {
  const { values } = useFormikContext<PaymentValues>();
  const { now } = useServices();
  const forecast = useApprovalForecast();
  const stated = statedPayment(values, payee, { ...validatePayment(values, now()), ...useShownErrors() });
  const { amount, currency } = stated;
  const approvals = amount && currency ? forecast.approvalsOf?.({ amount, currency }) : undefined;
  return (
    <FormLayout
      summaryTitle="This payment"
      summary={<PaymentSummary accountId={accountId} stated={stated} approvals={approvals} forecast={forecast} />}
      foot={
        <>
          <MoneySentence text={moneySentence(stated, approvals?.count)} />
          <ActionBar>
            <Button type="submit" tone="primary">
              Review payment
            </Button>
          </ActionBar>
        </>
      }
    >
      <AmountSection accountId={accountId} payee={payee} onPayee={onPayee} />
      <RouteSection payee={payee} />
      <PurposeSection accountId={accountId} payee={payee} />
    </FormLayout>
  );
}

function AmountSection({ accountId, payee, onPayee }: Props) {
  const { values, setValues } = useFormikContext<PaymentValues>();
  const choosePayee = useCallback(
    (next: PayeeChoice | undefined) => {
      onPayee(next);
      if (next) void setValues((current) => ({ ...current, ...routeFor(next, current) }));
    },
    [onPayee, setValues],
  );
  return (
    <FormSection title="Beneficiary and amount">
      <PayeeField accountId={accountId} selected={payee} onSelect={choosePayee} />
      <FormAmount
        name="amount"
        label="Amount"
        isRequired
        currency={values.currency}
        description="You can type 12k or 1200*1.2"
      />
      <FormCurrency
        name="currency"
        label="Currency"
        isRequired
        isDisabled={Boolean(payee)}
        description={payee && `${payee.name} is paid in ${payee.currency}.`}
      />
    </FormSection>
  );
}

function RouteSection({ payee }: { payee: PayeeChoice | undefined }) {
  const { now } = useServices();
  const reasonAgainst = useCallback((date: string) => reasonAgainstPaymentDate(date, now()), [now]);
  return (
    <FormSection title="Date and type">
      <FormDate name="paymentDate" label="Payment date" isRequired reasonAgainst={reasonAgainst} />
      <PaymentTypeFields payee={payee} />
    </FormSection>
  );
}

/** What the payment is for. The reason follows that of the last payment to the payee until the user changes it. */
function PurposeSection({ accountId, payee }: Pick<Props, 'accountId' | 'payee'>) {
  useFollowing('reason', useLastReason(accountId, payee?.beneficiary.id));
  return (
    <FormSection title="What it is for">
      <FormText name="reason" label="Reason" isRequired description="What the payment is for, such as an invoice." />
      <FormText name="reference" label="Reference" isRequired description="The beneficiary sees this text." />
      <MoreDetails />
    </FormSection>
  );
}
