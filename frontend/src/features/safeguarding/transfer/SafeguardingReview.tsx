import { reasonOf } from '../../../../../domain/safeguarding/reasons';
import type { ServiceError } from '../../../graphql/serviceError';
import { FormLayout } from '../../../shared/patterns/FormLayout';
import { ActionBar } from '../../../ui/layout';
import { Button } from '../../../ui/Button';
import { Details } from '../../../ui/Details';
import { moneyText } from '../../../ui/money/amountTexts';
import { MoneyFigure } from '../../../ui/money/Money';
import { Notice } from '../../../ui/Notice';
import { StepHeading } from '../../../ui/PageHeader';
import { useClientPosition } from './clientPosition';
import { PositionSummary } from './PositionSummary';
import type { SafeguardingValues } from './safeguardingValues';
import type { Direction } from './transferSearch';

interface Props {
  direction: Direction;
  controlName: string;
  values: SafeguardingValues;
  isSending: boolean;
  error: ServiceError | undefined;
  onConfirm: () => void;
  onBack: () => void;
}

/** The transfer before it is made. The button names the effect. */
export function SafeguardingReview({ direction, controlName, values, isSending, error, onConfirm, onBack }: Props) {
  const { accountId, amount, currency, note } = values;
  const client = useClientPosition(accountId, currency)?.account.name;
  const [from, to] = direction === 'to' ? [client, controlName] : [controlName, client];
  return (
    <FormLayout
      summaryTitle="Position"
      summary={<PositionSummary direction={direction} values={values} />}
      foot={
        <>
          {error && <Notice tone="failure">{error.text}</Notice>}
          <ActionBar>
            <Button tone="primary" isLoading={isSending} onClick={onConfirm}>
              {`Move ${moneyText(amount, currency)}`}
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
          { label: 'From', value: from },
          { label: 'To', value: to },
          { label: 'Reason', value: reasonOf(direction, currency, note) },
        ]}
      />
    </FormLayout>
  );
}
