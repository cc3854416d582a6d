interface PurposeCodes {
  readonly currency: string;
  readonly bankCountry: string;
  readonly entityTypes: readonly ('company' | 'individual')[];
  /** Description by code. */
  readonly codes: Readonly<Record<string, string>>;
}

/** Where a payment must say what it is for. The provider's answer for a route is asked for when a payment is written. */
const lists: readonly PurposeCodes[] = [
  {
    currency: 'CNY',
    bankCountry: 'CN',
    entityTypes: ['company'],
    codes: {
      goods: 'Settlement of a trade in goods',
      services: 'Settlement of a trade in services',
      current_account_payment: 'Payment on current account',
      capital_account_payment: 'Payment on capital account',
      donations: 'Donation to charity',
    },
  },
  {
    currency: 'INR',
    bankCountry: 'IN',
    entityTypes: ['company', 'individual'],
    codes: {
      business_expenses: 'Business expenses',
      donations: 'Donation to charity',
      education: 'School and university fees',
      gift: 'Gift',
      hotel_accommodation: 'Hotel accommodation',
      loan_repayment: 'Repayment of a loan',
      medical_expenses: 'Medical expenses',
      personal_transfer: 'Transfer to own or family account',
      property_purchase: 'Purchase of property',
      services: 'Payment for services',
      tax_payment: 'Payment of tax',
      travel: 'Travel',
    },
  },
];

/** The rows of `payment_purpose_codes`. */
export const purposeCodes = lists.flatMap(({ currency, bankCountry, entityTypes, codes }) =>
  entityTypes.flatMap((entityType) =>
    Object.entries(codes).map(([code, description]) => ({ code, description, currency, entityType, bankCountry })),
  ),
);
