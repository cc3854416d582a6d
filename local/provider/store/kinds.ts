import type {
  Account,
  AccountRequest,
  Balance,
  Beneficiary,
  ChargesSetting,
  Contact,
  Login,
  Payer,
  Payment,
  Session,
  Transaction,
} from './records';
import type { Conversion, ConversionEvent, Funding, HeldQuote, Transfer } from './tradeRecords';

/** Every kind of record the store keeps. A new resource adds its line here and in `recordKinds`. */
export interface RecordOf {
  login: Login;
  session: Session;
  account: Account;
  contact: Contact;
  charges_setting: ChargesSetting;
  balance: Balance;
  beneficiary: Beneficiary;
  payer: Payer;
  payment: Payment;
  /** By `<account>:<unique_request_id>`, so that a key stays taken after its payment was deleted. */
  payment_key: { readonly payment_id: string };
  conversion: Conversion;
  /** As `payment_key`. */
  conversion_key: { readonly conversion_id: string };
  conversion_event: ConversionEvent;
  quote: HeldQuote;
  transfer: Transfer;
  /** As `payment_key`, by the account that created it. */
  transfer_key: { readonly transfer_id: string };
  funding: Funding;
  transaction: Transaction;
  /** By its key. */
  account_request: AccountRequest;
  counter: { readonly value: number };
}

export type RecordKind = keyof RecordOf;

export const recordKinds: readonly RecordKind[] = [
  ...(['login', 'session', 'account', 'contact', 'charges_setting', 'balance', 'beneficiary'] as const),
  ...(['payer', 'payment', 'payment_key', 'conversion', 'conversion_key', 'conversion_event', 'quote'] as const),
  ...(['transfer', 'transfer_key', 'funding', 'transaction', 'account_request', 'counter'] as const),
];
