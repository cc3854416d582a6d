import { formatAmount } from '../../../ui/money/formatAmount';

/** The least amounts that the list offers, in whole units of each balance's own currency. */
const offered = [
  { value: '', label: 'All' },
  { value: '0.01', label: 'More than zero' },
  { value: '10000', label: 'From 10,000' },
  { value: '100000', label: 'From 100,000' },
];

/** The chips of the list, and one for an amount that only the address has. */
export function amountChips(amountFrom: string) {
  const isOffered = offered.some(({ value }) => value === amountFrom);
  return isOffered ? offered : [...offered, { value: amountFrom, label: `From ${formatAmount(amountFrom, 'EUR')}` }];
}
