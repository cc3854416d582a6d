import type { Account, Beneficiary, Contact, Payment, Transaction } from './store/records';
import type { Conversion, Funding, Transfer } from './store/tradeRecords';

/** A record of which only these fields must be stated. */
type Stated<T, K extends keyof T> = Pick<T, K> & Partial<T>;

/** A login of an organisation: it acts as its contact, whose account is the house account. */
export interface WorldLogin {
  readonly login_id: string;
  /** 64 lower-case hexadecimal digits. */
  readonly api_key: string;
  readonly contact_id: string;
}

/** A past movement of a wallet. It counts as completed unless it says otherwise. */
export type WorldTransaction = Stated<
  Transaction,
  'id' | 'amount' | 'type' | 'action' | 'related_entity_type' | 'related_entity_id'
>;

/** A past movement with the wallet that it belongs to. */
export type WorldMovement = WorldTransaction & Pick<Transaction, 'account_id' | 'currency'>;

/**
 * A wallet with what it holds after its past movements, oldest first. The difference between them and `amount` is
 * entered before the first as funds received.
 */
export interface WorldBalance {
  /** Given one when not stated. */
  readonly id?: string;
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly transactions?: readonly WorldTransaction[];
}

export type WorldBeneficiary = Stated<
  Beneficiary,
  'id' | 'account_id' | 'name' | 'bank_account_holder_name' | 'bank_country' | 'currency' | 'creator_contact_id'
>;

export type WorldPayment = Stated<
  Payment,
  'id' | 'account_id' | 'amount' | 'currency' | 'beneficiary_id' | 'creator_contact_id' | 'payment_date' | 'status'
>;

/** A conversion as it stands. Its two movements belong to `balances`; it names them. */
export type WorldConversion = Stated<
  Conversion,
  | ('id' | 'account_id' | 'creator_contact_id' | 'status' | 'currency_pair' | 'buy_currency' | 'sell_currency')
  | ('client_buy_amount' | 'client_sell_amount' | 'client_rate' | 'conversion_date' | 'settlement_date')
  | ('sell_transaction_id' | 'buy_transaction_id')
>;

/** A transfer as it stands. Its two movements belong to `balances`; it names them. */
export type WorldTransfer = Stated<
  Transfer,
  | ('id' | 'source_account_id' | 'destination_account_id' | 'currency' | 'amount' | 'status')
  | ('creator_account_id' | 'creator_contact_id' | 'debit_transaction_id' | 'credit_transaction_id')
>;

/** Money that came in, or was sent back. Its movement belongs to `balances`; it names it. */
export type WorldFunding = Stated<
  Omit<Funding, 'sender'>,
  'id' | 'account_id' | 'transaction_id' | 'amount' | 'currency' | 'status'
> & { readonly sender_name: string };

/** What to load. Ids are the caller's, so that other seeds can point to them; moments default to now. */
export interface SimulatorWorld {
  /** House accounts have no `parent_account_id`; sub-accounts name theirs. */
  readonly accounts: readonly Stated<Account, 'id' | 'account_name'>[];
  readonly contacts: readonly Stated<Contact, 'id' | 'account_id' | 'first_name' | 'last_name' | 'email_address'>[];
  readonly logins: readonly WorldLogin[];
  readonly balances?: readonly WorldBalance[];
  readonly beneficiaries?: readonly WorldBeneficiary[];
  /** Payments as they stand. They move no money here: the debits of past ones belong to `balances`. */
  readonly payments?: readonly WorldPayment[];
  readonly conversions?: readonly WorldConversion[];
  readonly transfers?: readonly WorldTransfer[];
  readonly fundings?: readonly WorldFunding[];
}
