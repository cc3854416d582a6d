/** How money comes in to an account: the scheme, and how long it takes. */
export interface FundingRail {
  readonly name: string;
  /** For a sentence: "usually arrives …". */
  readonly arrival: string;
}

const sameDay = 'on the same working day';
const nextDay = 'on the next working day';
const swift: FundingRail = { name: 'Swift', arrival: 'within one to three working days' };

/** The local schemes by currency (provider.md, section 3.4); the times are those of the schemes' rules. */
const localRails: Readonly<Record<string, FundingRail>> = {
  GBP: { name: 'Faster Payments', arrival: 'within minutes, on any day' },
  EUR: { name: 'SEPA', arrival: nextDay },
  CAD: { name: 'EFT', arrival: nextDay },
  SGD: { name: 'GIRO or FAST', arrival: sameDay },
};

/** The schemes that a routing code of their own tells. */
const railsByCode: Readonly<Record<string, FundingRail>> = {
  ach_routing_number: { name: 'ACH', arrival: 'within one to three working days' },
  wire_routing_number: { name: 'Fedwire', arrival: sameDay },
  giro_routing_code: { name: 'GIRO', arrival: nextDay },
  fast_routing_code: { name: 'FAST', arrival: 'within minutes, on any day' },
  meps_routing_code: { name: 'MEPS', arrival: sameDay },
};

/**
 * The scheme by which money reaches a funding account. A regular transfer goes by the local scheme of its currency, any other by Swift.
 * @param paymentType the provider's: `regular`, `priority` or `any`
 */
export function fundingRail(currency: string, paymentType: string | null, routingCodeType: string | null): FundingRail {
  const byCode = routingCodeType === null ? undefined : railsByCode[routingCodeType];
  if (byCode) return byCode;
  return (paymentType === 'regular' && localRails[currency]) || swift;
}
