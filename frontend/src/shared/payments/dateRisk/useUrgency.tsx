import { useCallback } from 'react';
import { mostUrgentFirst } from '../../../../../domain/payments/approvalDeadline';
import { useServices } from '../../../session/services';
import { Checkbox } from '../../../ui/Checkbox';
import { useTicking } from '../../../ui/timing';
import { useUrlState } from '../../../ui/useUrlState';
import type { PaymentRow } from '../paymentRow';
import { useBankHolidays } from './bankHolidays';
import { datedPayment } from './datedPayment';

const minuteMs = 60_000;

/** The payments of a list in the order that the user chose, the control for it, and what tells until when each must be approved. */
export function useUrgency(payments: readonly PaymentRow[] | undefined) {
  const { get, set } = useUrlState();
  const now = useMinute();
  const holidaysOf = useBankHolidays((payments ?? []).map(({ currency }) => currency));
  const isByUrgency = get('order') === 'urgent';
  const dated = payments?.map((payment) => ({ ...datedPayment(payment), payment }));
  return {
    now,
    holidaysOf,
    rows: isByUrgency && dated ? mostUrgentFirst(dated, holidaysOf, now).map(({ payment }) => payment) : payments,
    control: (
      <Checkbox
        label="Most urgent first"
        isChecked={isByUrgency}
        onChange={(isOn) => set({ order: isOn ? 'urgent' : '' })}
      />
    ),
  };
}

/** The time, anew with each minute. */
function useMinute(): Date {
  const { now } = useServices();
  const read = useCallback(() => Math.floor(now().getTime() / minuteMs), [now]);
  return new Date(useTicking(read) * minuteMs);
}
