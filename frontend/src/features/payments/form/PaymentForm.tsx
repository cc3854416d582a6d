import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { errorCatalogue } from '../../../../../domain/errors';
import { reasonAgainstPaymentDate } from '../../../../../domain/payments/paymentDate';
import { useServices } from '../../../session/services';
import { Button } from '../../../ui/Button';
import { Form } from '../../../ui/form/Form';
import { FormAmount, FormCurrency, FormDate, FormText } from '../../../ui/form/fields';
import { Skeleton } from '../../../ui/Skeleton';
import { Row } from '../../../ui/Stack';
import { useApprovalForecast } from './approvalsQuery';
import { usePayee, type PayeeChoice } from './beneficiaryChoices';
import { MoneySentence } from './MoneySentence';
import { moneySentence } from './sentence';
import { MoreDetails } from './MoreDetails';
import { PayeeField } from './PayeeField';
import { PaymentTypeFields } from './PaymentTypeFields';
import { validatePayment, type PaymentValues } from './paymentValues';

/** The data of the review: the values and the payee. */
export interface PaymentDraft {
  readonly values: PaymentValues;
  readonly payee: PayeeChoice;
}

interface Props {
  accountId: string;
  initialValues: PaymentValues;
  fieldErrors?: Readonly<Record<string, string>>;
  onReview: (draft: PaymentDraft) => void;
}

/** The form of a payment. Submitting it opens the review; nothing is sent. */
export function PaymentForm({ accountId, initialValues, fieldErrors, onReview }: Props) {
  const { payee: prefilled, isLoading } = usePayee(accountId, initialValues.beneficiaryId);
  const { now } = useServices();
  const [chosen, setChosen] = useState<PayeeChoice>();
  if (isLoading) return <Skeleton />;
  return (
    <Form
      initialValues={prefilled ? { ...initialValues, ...routeFor(prefilled, initialValues) } : initialValues}
      validate={(values) => validatePayment(values, now())}
      initialFieldErrors={fieldErrors}
      onSubmit={(values) => {
        const payee = chosen ?? prefilled;
        if (!payee) return Promise.resolve({ field: 'beneficiaryId', message: errorCatalogue.beneficiary_not_found });
        onReview({ values, payee });
        return undefined;
      }}
    >
      <PaymentFields accountId={accountId} payee={chosen ?? prefilled} onPayee={setChosen} />
    </Form>
  );
}

interface FieldsProps {
  accountId: string;
  payee: PayeeChoice | undefined;
  onPayee: (payee: PayeeChoice | undefined) => void;
}

function PaymentFields({ accountId, payee, onPayee }: FieldsProps) {
  const { values, setValues } = useFormikContext<PaymentValues>();
  const { now } = useServices();
  const reasonAgainst = useCallback((date: string) => reasonAgainstPaymentDate(date, now()), [now]);
  const { approvalsOf } = useApprovalForecast();
  const choosePayee = useCallback(
    (next: PayeeChoice | undefined) => {
      onPayee(next);
      if (next) void setValues((current) => ({ ...current, ...routeFor(next, current) }));
    },
    [onPayee, setValues],
  );
  return (
    <>
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
      <FormDate name="paymentDate" label="Payment date" isRequired reasonAgainst={reasonAgainst} />
      <PaymentTypeFields payee={payee} />
      <FormText name="reason" label="Reason" isRequired description="What the payment is for, such as an invoice." />
      <FormText name="reference" label="Reference" isRequired description="The beneficiary sees this text." />
      <MoreDetails />
      <MoneySentence text={moneySentence(values, payee?.name, approvalsOf?.(values))} />
      <Row>
        <Button type="submit" tone="primary">
          Review payment
        </Button>
      </Row>
    </>
  );
}

/** The values that follow from the beneficiary: the currency, and the payment type where there is only one. */
function routeFor(payee: PayeeChoice, { paymentType }: PaymentValues): Partial<PaymentValues> {
  const mayKeep = paymentType === 'priority' ? payee.isPriority : payee.isRegular;
  return {
    beneficiaryId: payee.beneficiaryId,
    currency: payee.currency,
    paymentType: mayKeep ? paymentType : payee.isRegular ? 'regular' : 'priority',
  };
}
