/** "GBP3000,5" as "GBP 3000.5"; a text that is no amount stays as it is. */
export function readSwiftAmount(text: string): string {
  const [, currency, whole, decimals] = /^([A-Z]{3})(\d+),(\d*)$/.exec(text.trim()) ?? [];
  if (!currency || !whole) return text.trim();
  return `${currency} ${whole}${decimals ? `.${decimals}` : ''}`;
}

/** "160617" as "2016-06-17"; a text that is no date stays as it is. SWIFT counts from 80: before it is this century. */
export function readSwiftDate(text: string): string {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  return `${Number(year) < 80 ? '20' : '19'}${year}-${month}-${day}`;
}
