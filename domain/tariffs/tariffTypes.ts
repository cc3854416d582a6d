/** The types of tariffs (specification, part two, section 3), in the order in which a form offers them. */
export const tariffTypes = [
  'payment_fee',
  'incoming_fund_fee',
  'monthly_maintenance_charge',
  'balance_transfer_fee',
] as const;

/** What a tariff is the price of. */
export type TariffType = (typeof tariffTypes)[number];

/** The prices of a payment fee that are always given, in the order in which the form checks them. */
export const paymentPrices = [
  'regular',
  'priority_worldwide_shared',
  'priority_tier_1_our',
  'priority_tier_2_our',
  'priority_tier_3_our',
  'priority_tier_4_our',
] as const;

/** The name of one of those prices. */
export type PaymentPrice = (typeof paymentPrices)[number];
