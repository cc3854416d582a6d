import dayjs from 'dayjs';

const isWeekend = (day: dayjs.Dayjs) => day.day() === 0 || day.day() === 6;

/** Why a payment cannot carry a day: banks are closed at the weekend; holidays are the provider's to know. */
export function reasonAgainst(date: string): string | undefined {
  return isWeekend(dayjs(date)) ? 'banks are closed at the weekend' : undefined;
}

/** The first day that a payment can carry: today, or the Monday after. */
export function firstPaymentDate(now: Date): string {
  let day = dayjs(now);
  while (isWeekend(day)) day = day.add(1, 'day');
  return day.format('YYYY-MM-DD');
}
