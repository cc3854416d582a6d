/**
 * How the reason of a transfer begins that sets client money apart, or takes it back. Statements leave such transfers out
 * (specification, part two, section 9).
 */
export const safeguardingReason = { to: 'TOSAFEGUARDING', from: 'FROMSAFEGUARDING' } as const;
