/** The most that one payment over a currency's local rail may carry. Priority payments have no such bound. */
const localMaximum: Readonly<Record<string, string>> = {
  GBP: '1000000',
  USD: '1000000',
  CAD: '100000',
  INR: '1500000',
  IDR: '350000000',
  MYR: '100000',
  PHP: '1300000',
};

/** The local rail's maximum for a currency, if there is one. */
export function localMaximumOf(currency: string): string | undefined {
  return localMaximum[currency];
}
