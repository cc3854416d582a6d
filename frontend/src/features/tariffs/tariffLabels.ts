import type { PaymentPrice, TariffType } from '../../../../domain/tariffs/tariffTypes';

/** The types of tariffs in words. */
export const typeLabels: Readonly<Record<TariffType, string>> = {
  payment_fee: 'Payment fee',
  incoming_fund_fee: 'Incoming fund fee',
  monthly_maintenance_charge: 'Monthly maintenance charge',
  balance_transfer_fee: 'Balance transfer fee',
};

/** The prices of a payment fee in words. */
export const priceLabels: Readonly<Record<PaymentPrice, string>> = {
  regular: 'Regular payment',
  priority_worldwide_shared: 'Priority, shared',
  priority_tier_1_our: 'Priority, our 1',
  priority_tier_2_our: 'Priority, our 2',
  priority_tier_3_our: 'Priority, our 3',
  priority_tier_4_our: 'Priority, our 4',
};
