import { moneyText } from '../../../ui/money/formatAmount';

/** A price of the provider: an amount in major units of its currency, negative for a cost. */
export interface Price {
  readonly amount: string;
  readonly currency: string;
}

/** What a change costs or returns, in words: "Cancelling costs 0.14 GBP." */
export function priceText(subject: string, { amount, currency }: Price): string {
  const money = moneyText(amount.replace('-', ''), currency);
  if (/^-?[0.]*$/.test(amount)) return `${subject} costs nothing.`;
  return `${subject} ${amount.startsWith('-') ? 'costs' : 'returns'} ${money}.`;
}

const fates: Readonly<Record<string, string>> = {
  suspended: 'is held at the provider and will be suspended',
  cannot_be_sent: 'has not been sent and can no longer be sent as it is: change it or delete it',
  waits: 'is held at the provider and will wait until the money is there',
};

/** What becomes of a payment out of a changed conversion, in words; '' for a fate that is not known. */
export const fateText = (fate: string): string => fates[fate] ?? '';
