import { IconHourglass } from '@tabler/icons-react';
import { isStale } from '../../../../../domain/beneficiaries/payeeRemark';
import { useServices } from '../../../session/services';
import { Badge } from '../../../ui/marks';
import { formatDay } from '../../../ui/formatDate';

interface Props {
  beneficiary: {
    readonly createdAt: string;
    readonly lastPayment: { readonly lastPaidOn: string | null } | null;
  };
}

/** The day of the last completed payment, above a mark where that was more than twelve months ago. */
export function LastPaid({ beneficiary: { createdAt, lastPayment } }: Props) {
  const { now } = useServices();
  const lastPaidOn = lastPayment?.lastPaidOn ?? null;
  return (
    <>
      {lastPaidOn ? formatDay(lastPaidOn) : 'Never'}{' '}
      {isStale(lastPaidOn, createdAt, now()) && (
        <div>
          <Badge tone="waiting" icon={IconHourglass} label="Not paid for 12 months" />
        </div>
      )}
    </>
  );
}
