/** "GBP3000,5" as "GBP 3000.5"; any other text stays unchanged. */
export function readSwiftAmount(text: string): string {
  const [, currency, whole, decimals] = /^([A-Z]{3})(\d+),(\d*)$/.exec(text.trim()) ?? [];
  if (!currency || !whole) return text.trim();
  return `${currency} ${whole}${decimals ? `.${decimals}` : ''}`;
}

/** "160617" as "2016-06-17"; any other text stays unchanged. SWIFT years below 80 belong to this century. */
export function readSwiftDate(text: string): string {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return text;
  return `${Number(year) < 80 ? '20' : '19'}${year}-${month}-${day}`;
}
