/**
 * The prefixes of the reasons of transfers that move client money into or out of safeguarding. Statements omit such transfers
 * (specification, part two, section 9).
 */
export const safeguardingReason = { to: 'TOSAFEGUARDING', from: 'FROMSAFEGUARDING' } as const;
