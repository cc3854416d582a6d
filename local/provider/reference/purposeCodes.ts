import { type PaymentType } from '../store/records';

/** The route of a payment, as far as purpose codes depend on it. */
export interface PurposeRoute {
  readonly currency: string;
  readonly bankCountry: string;
  readonly paymentType: PaymentType;
}

const inrCodes = new Set([
  ...['advertising', 'advisor_fees', 'business_insurance', 'construction', 'delivery', 'donations', 'education'],
  ...['exports', 'family', 'fund_investment', 'goods', 'hotel', 'insurance_claims', 'insurance_premium'],
  ...['loan_repayment', 'medical', 'office', 'other_fees', 'property_purchase', 'property_rental', 'royalties'],
  ...['services', 'share_investment', 'tax', 'transfer', 'transportation', 'travel', 'utilities'],
]);

const cnyCodes = new Set(['current_account_payment', 'services', 'donations', 'goods', 'capital_account_payment']);

/** Codes that pay for goods: India wants the invoice with them. */
const tradeCodes = new Set(['exports', 'goods']);

/** Whether a route must carry a purpose code. Every other route must not. */
export function needsPurposeCode({ currency, bankCountry, paymentType }: PurposeRoute): boolean {
  if (paymentType === 'regular')
    return `${bankCountry}${currency}` === 'ININR' || `${bankCountry}${currency}` === 'MYMYR';
  return ['AE', 'BH'].includes(bankCountry) || `${bankCountry}${currency}` === 'CNCNY';
}

/** Whether a code is one that the currency's regulator lists; for the others any code passes. */
export function isKnownPurposeCode(currency: string, code: string): boolean {
  if (currency === 'INR') return inrCodes.has(code);
  return currency !== 'CNY' || cnyCodes.has(code);
}

/** Whether a payment with this code must name its invoice. */
export function needsInvoice(currency: string, code: string | null): boolean {
  return currency === 'INR' && code !== null && tradeCodes.has(code);
}
