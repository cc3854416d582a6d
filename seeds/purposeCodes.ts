type EntityType = 'company' | 'individual';

interface PurposeCodes {
  readonly currencies: readonly string[];
  readonly bankCountry: string;
  readonly entityTypes: readonly EntityType[];
  /** Description by code. */
  readonly codes: Readonly<Record<string, string>>;
}

const both: readonly EntityType[] = ['company', 'individual'];

const chinese = {
  goods: 'Settlement of a trade in goods',
  services: 'Settlement of a trade in services',
  current_account_payment: 'Payment on current account',
  capital_account_payment: 'Payment on capital account',
  donations: 'Donation to charity',
};

const common = {
  donations: 'Donation to charity',
  education: 'School and university fees',
  family: 'Support of the family',
  goods: 'Purchase of goods',
  hotel: 'Hotel accommodation',
  medical: 'Medical expenses',
  office: 'Expenses of an office',
  other_fees: 'Fees of brokers and custodians',
  property_purchase: 'Purchase of property',
  property_rental: 'Rent of property',
  services: 'Payment for services',
  tax: 'Payment of tax',
  transfer: 'Transfer to an own account',
  transportation: 'Transport of goods',
  travel: 'Travel',
};

const loans = { loan_repayment: 'Repayment of a loan' };

/** The currencies in which the Gulf is paid most. */
const gulf = (own: string): readonly string[] => [own, 'EUR', 'GBP', 'USD'];

/** Where a payment must state what it is for, by the provider's list (`reference/payment_purpose_codes`). */
const lists: readonly PurposeCodes[] = [
  { currencies: ['CNY'], bankCountry: 'CN', entityTypes: ['company'], codes: chinese },
  { currencies: ['INR'], bankCountry: 'IN', entityTypes: both, codes: common },
  { currencies: ['INR'], bankCountry: 'IN', entityTypes: ['individual'], codes: loans },
  { currencies: ['MYR'], bankCountry: 'MY', entityTypes: both, codes: common },
  { currencies: gulf('AED'), bankCountry: 'AE', entityTypes: both, codes: common },
  { currencies: gulf('BHD'), bankCountry: 'BH', entityTypes: both, codes: common },
];

/** The rows of `payment_purpose_codes`. */
export const purposeCodes = lists.flatMap(({ currencies, bankCountry, entityTypes, codes }) =>
  currencies.flatMap((currency) =>
    entityTypes.flatMap((entityType) =>
      Object.entries(codes).map(([code, description]) => ({ code, description, currency, entityType, bankCountry })),
    ),
  ),
);
