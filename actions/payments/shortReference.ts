const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A reference that is easy to read out: the day and eight characters derived from the payment's id, without characters
 * that look alike, such as `261121-K3PX9QTW`.
 */
export function shortReference(id: string, now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const bits = BigInt(`0x${id.replaceAll('-', '')}`);
  const characters = Array.from({ length: 8 }, (_, index) => alphabet[Number((bits >> BigInt(index * 5)) & 31n)]);
  return `${day}-${characters.join('')}`;
}
