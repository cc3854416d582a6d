import dayjs from 'dayjs';

const isWeekend = (day: dayjs.Dayjs) => day.day() === 0 || day.day() === 6;

/** Whether banks are closed on a day because of the week; holidays are the provider's to know. */
export function isWeekendDay(date: string): boolean {
  return isWeekend(dayjs(date));
}

/** The first day that a payment can carry: today, or the Monday after. */
export function firstPaymentDate(now: Date): string {
  let day = dayjs(now);
  while (isWeekend(day)) day = day.add(1, 'day');
  return day.format('YYYY-MM-DD');
}
