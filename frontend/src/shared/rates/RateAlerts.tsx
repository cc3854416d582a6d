import { useState } from 'react';
import { useCall } from '../../graphql/useCall';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/formatDate';
import { formatRate } from '../../ui/money/amountTexts';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/loading';
import { Row, Stack } from '../../ui/layout';
import { RateAlertDialog } from './RateAlertDialog';
import { DeleteRateAlertDocument, useRateAlerts, type RateAlert } from './rateAlertCalls';

/** The user's alerts of a pair, and the way to another one. */
export function RateAlerts({ pair }: { pair: string }) {
  const { data, error, isLoading } = useRateAlerts(pair);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Stack gap="small">
      {error && <Notice tone="failure">{error.text}</Notice>}
      {isLoading && <Skeleton rows={1} />}
      {data?.rate_alerts.map((alert) => (
        <Alert key={alert.id} alert={alert} />
      ))}
      <div>
        <Button size="small" onClick={() => setIsAdding(true)}>
          Set a rate alert
        </Button>
      </div>
      {isAdding && <RateAlertDialog pair={pair} onClose={() => setIsAdding(false)} />}
    </Stack>
  );
}

function Alert({ alert }: { alert: RateAlert }) {
  const { call, isCalling, error } = useCall(DeleteRateAlertDocument);
  const text = textOf(alert);
  return (
    <>
      <Row>
        <span>{text}</span>
        <Button
          size="small"
          tone="link"
          isLoading={isCalling}
          aria-label={`Delete alert: ${text}`}
          onClick={() => void call({ id: alert.id })}
        >
          Delete
        </Button>
      </Row>
      {error && <Notice tone="failure">{error.text}</Notice>}
    </>
  );
}

/** "At 0.85000 or above", "At 0.79000 or below, reached on 23 Oct 2026", "Each day, last sent on 23 Nov 2026". */
function textOf({ kind, rate, enabled, lastSentAt }: RateAlert): string {
  const limit = rate === null ? 'Each day' : `At ${formatRate(rate)} or ${kind}`;
  if (lastSentAt === null) return limit;
  return `${limit}, ${enabled ? 'last sent' : 'reached'} on ${formatDay(lastSentAt)}`;
}
