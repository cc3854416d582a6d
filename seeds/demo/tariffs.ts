import { demoId } from './demoId';

/** A price of the demo. Amounts are in pounds. */
export interface DemoTariff {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly type: 'monthly_maintenance_charge' | 'incoming_fund_fee' | 'payment_fee' | 'balance_transfer_fee';
  readonly amount: string | null;
  readonly isDefault: boolean;
  readonly details: Readonly<Record<string, unknown>>;
}

const tariff = (key: string, rest: Omit<DemoTariff, 'key' | 'id'>): DemoTariff => ({
  key,
  id: demoId(`tariff ${key}`),
  ...rest,
});

const paymentFees = {
  regular: '1.00',
  regular_overrides: [
    { currency: 'EUR', amount: '0.50' },
    { currency: 'PLN', amount: '2.00' },
  ],
  priority_worldwide_shared: '8.00',
  priority_tier_1_our: '12.00',
  priority_tier_2_our: '15.00',
  priority_tier_3_our: '20.00',
  priority_tier_4_our: '25.00',
};

/** One default of each type, and a second price for those who negotiated one. */
export const tariffs: readonly DemoTariff[] = [
  tariff('monthly', {
    name: 'Standard maintenance',
    type: 'monthly_maintenance_charge',
    amount: '25.00',
    isDefault: true,
    details: {},
  }),
  tariff('monthly small', {
    name: 'Payroll maintenance',
    type: 'monthly_maintenance_charge',
    amount: '10.00',
    isDefault: false,
    details: {},
  }),
  tariff('incoming', {
    name: 'Standard incoming funds',
    type: 'incoming_fund_fee',
    amount: '1.50',
    isDefault: true,
    details: {},
  }),
  tariff('transfer', {
    name: 'Standard balance transfer',
    type: 'balance_transfer_fee',
    amount: '2.00',
    isDefault: true,
    details: {},
  }),
  tariff('payment', {
    name: 'Standard payments',
    type: 'payment_fee',
    amount: null,
    isDefault: true,
    details: paymentFees,
  }),
  tariff('payment large', {
    name: 'High volume payments',
    type: 'payment_fee',
    amount: null,
    isDefault: false,
    details: { ...paymentFees, regular: '0.30', regular_overrides: [], priority_worldwide_shared: '5.00' },
  }),
];

/** The prices that an account was given, by the column that links them; every other account pays the defaults. */
export const accountTariffs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aldgate-trading': { payment_fee_tariff_id: demoId('tariff payment large') },
  'aldgate-payroll': { monthly_maintenance_charge_tariff_id: demoId('tariff monthly small') },
};

/** The tariff that a type of charge is taken by on an account. */
export function tariffOf(account: string, type: DemoTariff['type']): DemoTariff {
  const linked = accountTariffs[account]?.[`${type}_tariff_id`];
  const found = tariffs.find((row) => row.type === type && (linked ? row.id === linked : row.isDefault));
  if (!found) throw new Error(`No demo tariff for ${type}`);
  return found;
}
