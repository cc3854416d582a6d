import { maxDocuments } from '../../../../../domain/payments/documents';
import { AttachButton } from '../../../shared/payments/documents/AttachButton';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/layout';
import type { PaymentDetails } from './paymentQuery';
import { useAttachDocuments } from './useAttachDocuments';

/** Adds documents to a payment that was not sent. */
export function AttachDocuments({ payment }: { payment: PaymentDetails }) {
  const { attach, isAttaching, faults } = useAttachDocuments(payment);
  return (
    <Stack gap="small">
      {faults.map((fault) => (
        <Notice key={fault} tone="failure">
          {fault}
        </Notice>
      ))}
      <div>
        <AttachButton
          size="small"
          isLoading={isAttaching}
          isDisabled={payment.assets.length >= maxDocuments}
          onFiles={(files) => void attach(files)}
        />
      </div>
    </Stack>
  );
}
