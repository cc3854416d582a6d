import type { EntityType, PaymentType } from '../store/records';

/** The route of a payment, as far as purpose codes depend on it. */
export interface PurposeRoute {
  readonly currency: string;
  readonly bankCountry: string;
  readonly paymentType: PaymentType;
}

/** A code with what it stands for. */
export interface Purpose {
  readonly code: string;
  readonly description: string;
}

const general: Readonly<Record<string, string>> = {
  advertising: 'Advertising and public relations',
  advisor_fees: 'Advisers, technicians and specialists',
  business_insurance: 'Insurance of a business',
  construction: 'Building work',
  delivery: 'Delivery of goods',
  donations: 'Gifts to charities',
  education: 'Schools and universities',
  exports: 'Goods that were exported',
  family: 'Upkeep of the family',
  fund_investment: 'Shares of a fund',
  goods: 'Goods bought',
  hotel: 'Hotels',
  insurance_claims: 'Claims on an insurance',
  insurance_premium: 'Premiums of an insurance',
  loan_repayment: 'Repaying a loan',
  medical: 'Doctors and hospitals',
  office: 'Costs of an office abroad',
  other_fees: 'Brokers, guarantors and custodians',
  property_purchase: 'Buying a home',
  property_rental: 'Rent',
  royalties: 'Royalties, trade marks and patents',
  services: 'Information services',
  share_investment: 'Shares of a company',
  tax: 'Taxes',
  transfer: 'To an account of one’s own',
  transportation: 'Carriage of goods',
  travel: 'Travel',
  utilities: 'Water, electricity and the like',
};

const chinese: Readonly<Record<string, string>> = {
  current_account_payment: 'To the current account',
  services: 'Trade in services',
  donations: 'Gifts to charities',
  goods: 'Trade in goods',
  capital_account_payment: 'To the capital account',
};

/** Codes that pay for goods: India wants the invoice with them. */
const tradeCodes = new Set(['exports', 'goods']);
const regulatedCountries = new Set(['AE', 'BH']);
const localCurrencies = new Set(['ININR', 'MYMYR']);

/** Whether a route must carry a purpose code. Every other route must not. */
export function needsPurposeCode({ currency, bankCountry, paymentType }: PurposeRoute): boolean {
  const pair = `${bankCountry}${currency}`;
  if (paymentType === 'regular') return localCurrencies.has(pair);
  return regulatedCountries.has(bankCountry) || pair === 'CNCNY';
}

/** The purposes that a payer may state on some route from a currency to a country; none where none is wanted. */
export function purposesOf(currency: string, bankCountry: string, payer: EntityType): Purpose[] {
  const routes = (['regular', 'priority'] as const).map((paymentType) => ({ currency, bankCountry, paymentType }));
  if (!routes.some(needsPurposeCode)) return [];
  const isChinese = currency === 'CNY';
  if (isChinese && payer === 'individual') return [];
  const listed = Object.entries(isChinese ? chinese : general);
  return listed
    .filter(([code]) => code !== 'loan_repayment' || payer === 'individual')
    .map(([code, description]) => ({ code, description }));
}

/** Whether a code is on the list of a currency's route. */
export function isKnownPurposeCode(currency: string, code: string): boolean {
  return Object.hasOwn(currency === 'CNY' ? chinese : general, code);
}

/** Whether a payment with this code must name its invoice. */
export function needsInvoice(currency: string, code: string | null): boolean {
  return currency === 'INR' && code !== null && tradeCodes.has(code);
}
