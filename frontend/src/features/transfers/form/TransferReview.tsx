import type { ServiceError } from '../../../graphql/serviceError';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { moneyText } from '../../../ui/money/amountTexts';
import { Money, MoneyFigure } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { StepHeading } from '../../../ui/PageHeader';
import type { TransferAccount } from '../transferAccounts';
import { accountOf, balanceAfter, type TransferValues } from './transferValues';

interface Props {
  accounts: readonly TransferAccount[];
  values: TransferValues;
  isSending: boolean;
  error: ServiceError | undefined;
  onConfirm: () => void;
  onBack: () => void;
}

/** The transfer before it is made. The button names the effect. */
export function TransferReview({ accounts, values, isSending, error, onConfirm, onBack }: Props) {
  const { amount, currency, reason, shouldCharge } = values;
  const source = accountOf(accounts, values.source);
  const destination = accountOf(accounts, values.destination);
  const after = balanceAfter(source, values);
  const shown = moneyText(amount, currency);
  return (
    <FormLayout
      summaryTitle="Fee"
      summary={<p>{shouldCharge ? `${source?.name} pays the transfer fee of its tariff.` : 'No fee is charged.'}</p>}
      foot={
        <>
          <p>
            {shown} from {source?.name} to {destination?.name}. It is moved at once and cannot be taken back.
          </p>
          {error && <Notice tone="failure">{error.text}</Notice>}
          <ActionBar>
            <Button tone="primary" isLoading={isSending} onClick={onConfirm}>
              {`Move ${shown}`}
            </Button>
            <Button tone="subtle" onClick={onBack} isDisabled={isSending}>
              Change something
            </Button>
          </ActionBar>
        </>
      }
    >
      <StepHeading text="Check the transfer" />
      <Details
        items={[
          { label: 'Amount', value: <MoneyFigure amount={amount} currency={currency} size="panel" /> },
          { label: 'From', value: source && `${source.name} · ${source.organisation.name}` },
          { label: 'To', value: destination && `${destination.name} · ${destination.organisation.name}` },
          { label: 'Reason', value: reason },
          { label: 'Available after', value: after && <Money amount={after} currency={currency} /> },
        ]}
      />
    </FormLayout>
  );
}
