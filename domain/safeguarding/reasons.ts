/**
 * The prefixes of the reasons of transfers that move client money into or out of safeguarding. Statements omit such transfers
 * (specification, part two, section 9).
 */
export const safeguardingReason = { to: 'TOSAFEGUARDING', from: 'FROMSAFEGUARDING' } as const;

/** The reason of a safeguarding transfer as the provider and the statements see it. */
export function reasonOf(direction: keyof typeof safeguardingReason, currency: string, note?: string | null): string {
  return [safeguardingReason[direction], currency, note?.trim()].filter(Boolean).join(' ');
}
