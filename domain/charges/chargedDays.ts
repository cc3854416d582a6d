import { addDays } from '../isoDate';
import type { Period } from './periods';

/** Since when and until when an account can be charged. Days are London's, as YYYY-MM-DD. */
export interface ChargedTime {
  readonly createdOn: string;
  /** `process_charges_from`. */
  readonly chargedFrom: string | null;
  readonly isClosed: boolean;
  readonly closedOn: string | null;
}

/** The first day on which an account can be charged. */
const firstDay = ({ createdOn, chargedFrom }: ChargedTime): string =>
  chargedFrom !== null && chargedFrom > createdOn ? chargedFrom : createdOn;

/** The last day on which an account can be charged: the one before it was closed. A closed account without that day has none. */
function lastDay({ isClosed, closedOn }: ChargedTime): string | undefined {
  if (!isClosed) return '9999-12-31';
  return closedOn === null ? undefined : addDays(closedOn, -1);
}

/** The part of a period in which an account is charged; undefined if there is none (`docs/decisions/072`). */
export function chargedPart(account: ChargedTime, { from, to }: Period): Period | undefined {
  const [first, last] = [firstDay(account), lastDay(account)];
  if (last === undefined || first > to || last < from) return undefined;
  return { from: first > from ? first : from, to: last < to ? last : to };
}

/** Whether an account is charged during the whole of a period: only then it pays maintenance for it. */
export function isChargedThroughout(account: ChargedTime, period: Period): boolean {
  const part = chargedPart(account, period);
  return part !== undefined && part.from === period.from && part.to === period.to;
}
