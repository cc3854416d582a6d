import { useState } from 'react';
import type { WebhookEvent } from '../../../../../domain/webhooks/events';
import { adminCall } from '../../../graphql/requestHeaders';
import { useCall } from '../../../graphql/useCall';
import { ReadFrame } from '../../../shared/ReadFrame';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { Select } from '../../../ui/Select';
import { showToast } from '../../../ui/toast';
import { CreatePaymentNotificationDocument, useToldEndpoints } from './notificationCalls';
import type { PaymentDetails } from './paymentQuery';

const event: WebhookEvent = 'payment.status_changed';

/** Asks which webhook gets the state of a payment. */
export function NotifyWebhookDialog({ payment, onClose }: { payment: PaymentDetails; onClose: () => void }) {
  const [endpointId, setEndpointId] = useState<string | null>(null);
  const { call, isCalling, error } = useCall(CreatePaymentNotificationDocument);
  const confirm = async () => {
    const answer = await call({ paymentId: payment.id, endpointId: endpointId ?? '' }, adminCall);
    if ('error' in answer) return;
    showToast('success', 'The message is sent within a minute.');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Send to webhook"
      confirmLabel="Send to webhook"
      isLoading={isCalling}
      isDisabled={!endpointId}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error && <Notice tone="failure">{error.text}</Notice>}
      <p>The webhook gets the state that the payment has now, as a new message without a former status.</p>
      <ReadFrame read={useToldEndpoints(payment.account.id)} rows={1}>
        {({ webhook_endpoints: endpoints }) => {
          const told = endpoints.filter(({ events }) => events.includes(event));
          const options = told.map(({ id, url, description }) => ({
            value: id,
            label: description ? `${description} (${url})` : url,
          }));
          return options.length > 0 ? (
            <Select label="Webhook" value={endpointId} options={options} onChange={setEndpointId} isRequired />
          ) : (
            <p>No webhook that you administer is told of the payments of this account.</p>
          );
        }}
      </ReadFrame>
    </ConfirmDialog>
  );
}
