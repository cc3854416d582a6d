import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { demoId } from './demoId';

const endpoint = demoId('webhook erp');

/**
 * Writes an endpoint of Aldgate, which is switched off and has no secret, so that the demo posts nothing to anybody, and messages that it had
 * been sent.
 */
export async function writeWebhooks(transaction: Knex.Transaction, now: Date): Promise<void> {
  await transaction('webhook_endpoints').insert({
    id: endpoint,
    org_id: demoId('organisation aldgate'),
    url: 'https://erp.aldgate.example/webhooks/corridor',
    description: 'ERP',
    events: ['payment.status_changed', 'funds.received'],
    enabled: false,
    createdById: 'orgadmin',
    createdAt: dayjs(now).subtract(30, 'day').toDate(),
  });
  await transaction('outgoing_webhook_deliveries').insert([
    message(now, { hours: 50, event: 'funds.received', status: 200, attempts: 1 }),
    message(now, { hours: 26, event: 'payment.status_changed', status: 503, attempts: 10 }),
    message(now, { hours: 25, event: 'payment.status_changed', status: 200, attempts: 2 }),
  ]);
}

interface Sent {
  readonly hours: number;
  readonly event: string;
  readonly status: number;
  readonly attempts: number;
}

function message(now: Date, { hours, event, status, attempts }: Sent) {
  const at = dayjs(now).subtract(hours, 'hour').toDate();
  const id = demoId(`webhook message ${hours}`);
  const isDelivered = status === 200;
  return {
    message_id: id,
    endpoint_id: endpoint,
    event,
    entity_id: demoId(`webhook entity ${event}`),
    payload: JSON.stringify({
      id,
      type: event,
      timestamp: at.toISOString(),
      data: { amount: '1250.00', currency: 'EUR' },
    }),
    state: isDelivered ? ('delivered' as const) : ('failed' as const),
    attempts,
    next_attempt_at: at,
    response_status: status,
    response_excerpt: isDelivered ? 'ok' : 'Service Unavailable',
    delivered_at: isDelivered ? at : null,
    createdAt: at,
  };
}
