import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { personName } from '../../../shared/payments/paymentRow';
import { Card, Stack } from '../../../ui/layout';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { moneyText } from '../../../ui/money/amountTexts';
import type { ConversionDetails } from '../view/conversionQuery';
import { priceText } from './useChange';

type Change = ConversionDetails['changes'][number];

/** What was changed of a conversion, and what it was split off. Nothing for one that never changed. */
export function ConversionChanges({ conversion }: { conversion: ConversionDetails }) {
  const { changes, splitOffBy } = conversion;
  if (changes.length === 0 && !splitOffBy) return null;
  return (
    <Card title="Changes">
      <Stack gap="small">
        {splitOffBy && (
          <p>
            Split off{' '}
            <ConversionLink id={splitOffBy.tccConversionId} reference={splitOffBy.conversion?.short_reference} /> by{' '}
            {personName(splitOffBy.creator, splitOffBy.createdById)}, {formatInstant(splitOffBy.createdAt)}.
          </p>
        )}
        {changes.map((change) => (
          <p key={change.id}>
            {changeText(change)} by {personName(change.creator, change.createdById)}, {formatInstant(change.createdAt)}.{' '}
            {outcomeText(change)}
            {change.childConversionId && (
              <>
                {' '}
                The new conversion is{' '}
                <ConversionLink id={change.childConversionId} reference={change.childConversion?.short_reference} />.
              </>
            )}
          </p>
        ))}
      </Stack>
    </Card>
  );
}

function ConversionLink({ id, reference }: { id: string; reference: string | undefined }) {
  return <Link to={paths.conversion(id)}>{reference ?? 'another conversion'}</Link>;
}

function changeText({ kind, oldDate, newDate, splitAmount, currency }: Change): string {
  if (kind === 'date_change') return `Moved from ${formatDay(oldDate)} to ${formatDay(newDate ?? '')}`;
  if (kind === 'split') return `Split at ${moneyText(splitAmount ?? '0', currency)}`;
  return 'Cancelled';
}

function outcomeText({ kind, status, settledAmount, currency, errorMessage }: Change): string {
  if (status === 'pending') return 'It is under way.';
  if (status === 'rejected') return `It was not done: ${errorMessage ?? 'the provider refused it.'}`;
  if (kind === 'split') return 'It cost nothing.';
  return settledAmount === null
    ? ''
    : priceText('It', { amount: settledAmount, currency }).replace('costs', 'cost').replace('returns', 'returned');
}
