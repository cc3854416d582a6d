import { londonTime } from '../../../../../domain/londonTime';
import type { ShownContentFragment } from '../../../graphql/generated/operations';
import { moneyText } from '../../../ui/money/amountTexts';
import { formatRate } from '../../conversions/conversionTexts';

/** A payment that a rate can be held for. */
export interface RatedPayment extends ShownContentFragment {
  readonly status: string;
  readonly account: { readonly id: string };
}

/** The rate that is held for a payment. */
export type ShownRate = NonNullable<ShownContentFragment['heldRate']>;

/** A held rate in words: "Rate 1.1432 held until 14:05 London time". */
export function heldRateText({ rate, heldUntil }: ShownRate, isOver = false): string {
  const time = heldUntil ? londonTime(new Date(heldUntil)) : '';
  return `Rate ${rate ? formatRate(rate) : ''} ${isOver ? 'was held' : 'held'} until ${time} London time`;
}

/** What is sold: "10,890.48 GBP". */
export const soldText = ({ sellAmount, sellCurrency }: ShownRate): string =>
  sellAmount && sellCurrency ? moneyText(sellAmount, sellCurrency) : '';
