import { lazy, memo, Suspense, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useServices } from '../../../session/services';
import { FormLayout, FormSection } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { useOffers } from '../../../shared/offers';
import { FormAmount, FormCurrency, FormText } from '../../../ui/form/fields';
import { useShownErrors } from '../../../ui/form/formErrors';
import { useFormStore, useFormValue, useFormValues } from '../../../ui/form/formState';
import { useFollowing } from '../../../ui/form/useFollowing';
import { useApprovalForecast } from './approvalsQuery';
import { useLastReason, type PayeeChoice } from './beneficiaryChoices';
import { DocumentsField } from './DocumentsField';
import { MoneySentence } from './MoneySentence';
import { MoreDetails } from './MoreDetails';
import { PayeeField } from './PayeeField';
import { PaymentDateField } from './PaymentDateField';
import type { PaymentDates } from './paymentDatesQuery';
import { PaymentSummary } from './PaymentSummary';
import { PaymentTypeFields } from './PaymentTypeFields';
import { validatePayment, type PaymentValues } from '../../../shared/payments/paymentValues';
import { PurposeCodeField } from './PurposeCodeField';
import type { PurposesOf } from './purposesQuery';
import { routeFor } from './routeFor';
import { moneySentence } from './sentence';
import { statedPayment } from './statedPayment';

// Looked for once the payment is complete.
const SimilarPayments = lazy(async () => ({ default: (await import('./SimilarPayments')).SimilarPayments }));

interface PayeeProps {
  accountId: string;
  payee: PayeeChoice | undefined;
  onPayee: (payee: PayeeChoice | undefined) => void;
}

interface Props extends PayeeProps {
  /** Undefined for a new payment. */
  paymentId: string | undefined;
  /** Those of the payee's currency. */
  dates: PaymentDates;
  purposesOf: PurposesOf;
}

/** The fields of a payment in their sections, beside the summary. A key shows in its field at once, and in the summary after that. */
export function PaymentFields(props: Props) {
  const { accountId, paymentId, payee, dates, purposesOf, onPayee } = props;
  return (
    <Summarised {...props}>
      <AmountSection accountId={accountId} payee={payee} onPayee={onPayee} />
      <FormSection title="Date and type">
        <PaymentDateField dates={dates} />
        <PaymentTypeFields payee={payee} />
      </FormSection>
      <PurposeSection accountId={accountId} payee={payee} purposesOf={purposesOf} />
      {!paymentId && <DocumentsField />}
    </Summarised>
  );
}

interface SummarisedProps extends Omit<Props, 'onPayee'> {
  /** The fields. */
  children: ReactNode;
}

function Summarised(props: SummarisedProps) {
  const values = useFormValues<PaymentValues>();
  return <SummarisedFields {...props} values={useDeferredValue(values)} shownErrors={useShownErrors()} />;
}

interface SummarisedFieldsProps extends SummarisedProps {
  values: PaymentValues;
  shownErrors: Readonly<Record<string, string>>;
}

const SummarisedFields = memo(function SummarisedFields(props: SummarisedFieldsProps) {
  const { accountId, paymentId, payee, dates, purposesOf, values, shownErrors, children } = props;
  const { now } = useServices();
  const forecast = useApprovalForecast();
  const faults = validatePayment(values, { now: now(), holidays: dates.holidays, purposesOf });
  const stated = statedPayment(values, payee, { ...faults, ...shownErrors });
  const { amount, currency } = stated;
  const isComparable = payee && amount && stated.paymentDate && values.reference && !faults.reference;
  const approvals = amount && currency ? forecast.approvalsOf?.({ amount, currency }) : undefined;
  return (
    <FormLayout
      summaryTitle="This payment"
      summary={
        <>
          <PaymentSummary accountId={accountId} stated={stated} approvals={approvals} forecast={forecast} isForm />
          <Suspense fallback={null}>
            {isComparable && <SimilarPayments accountId={accountId} paymentId={paymentId} values={values} />}
          </Suspense>
        </>
      }
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
      {children}
    </FormLayout>
  );
});

function AmountSection({ accountId, payee, onPayee }: PayeeProps) {
  const form = useFormStore<PaymentValues>();
  const currency = useFormValue((values: PaymentValues) => values.currency);
  const { offered, decimals } = useOffers();
  const choosePayee = useCallback(
    (next: PayeeChoice | undefined) => {
      onPayee(next);
      if (next) void form.read().setValues((current) => ({ ...current, ...routeFor(next, current) }));
    },
    [onPayee, form],
  );
  return (
    <FormSection title="Beneficiary and amount">
      <PayeeField accountId={accountId} selected={payee} onSelect={choosePayee} />
      <FormAmount
        name="amount"
        label="Amount"
        isRequired
        currency={currency}
        decimals={decimals(currency)}
        description="You can type 12k or 1200*1.2"
      />
      <FormCurrency
        name="currency"
        label="Currency"
        offered={offered}
        isRequired
        isDisabled={Boolean(payee)}
        description={payee && `${payee.name} is paid in ${payee.currency}.`}
      />
    </FormSection>
  );
}

type PurposeProps = Pick<Props, 'accountId' | 'payee' | 'purposesOf'>;

/** What the payment is for. The reason follows that of the last payment to the payee until the user changes it. */
function PurposeSection({ accountId, payee, purposesOf }: PurposeProps) {
  useFollowing('reason', useLastReason(accountId, payee?.beneficiary.id));
  return (
    <FormSection title="What it is for">
      <FormText name="reason" label="Reason" isRequired description="What the payment is for, such as an invoice." />
      <FormText name="reference" label="Reference" isRequired description="The beneficiary sees this text." />
      {payee && <PurposeCodeField payee={payee} purposesOf={purposesOf} />}
      <MoreDetails accountId={accountId} />
    </FormSection>
  );
}
