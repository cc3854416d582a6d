import type { Deal, Price } from '../reference/price';

export type ConversionStatus =
  | 'awaiting_funds'
  | 'funds_arrived'
  | 'funds_sent'
  | 'trade_settled'
  | 'closed'
  | 'awaiting_authorisation';

/** A conversion. Its linked payments and what they leave over are counted from the payments. */
export interface Conversion {
  readonly id: string;
  readonly account_id: string;
  readonly creator_contact_id: string;
  readonly short_reference: string;
  /** The moment until which the sold money is awaited. */
  readonly settlement_date: string;
  /** Midnight UTC of the day on which the bought money is there. */
  readonly conversion_date: string;
  readonly status: ConversionStatus;
  readonly currency_pair: string;
  readonly buy_currency: string;
  readonly sell_currency: string;
  readonly fixed_side: 'buy' | 'sell';
  readonly client_buy_amount: string;
  readonly client_sell_amount: string;
  readonly partner_buy_amount: string;
  readonly partner_sell_amount: string;
  readonly core_rate: string;
  readonly partner_rate: string;
  readonly client_rate: string;
  readonly mid_market_rate: string;
  readonly unique_request_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Internal: the debit of what is sold. */
  readonly sell_transaction_id: string;
  /** Internal: the credit of what is bought. */
  readonly buy_transaction_id: string;
  /** Internal: the conversion that this one was split off. */
  readonly parent_conversion_id: string | null;
}

/** What a cancellation or a change of date cost, or earned. */
export interface ConversionEvent {
  /** Internal. */
  readonly id: string;
  readonly account_id: string;
  readonly contact_id: string;
  readonly event_account_id: string;
  readonly event_contact_id: string;
  readonly conversion_id: string;
  readonly event_type: 'self_service_cancellation' | 'self_service_date_change';
  /** Negative: a cost. */
  readonly amount: string;
  readonly currency: string;
  readonly notes: string;
  readonly event_date_time: string;
}

/** A price that is held for a deal until it expires. */
export interface HeldQuote {
  readonly id: string;
  readonly account_id: string;
  readonly deal: Deal;
  readonly price: Price;
  /** The conversion date. */
  readonly date: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly is_used: boolean;
}

export type TransferStatus = 'pending' | 'completed' | 'cancelled';

/** Money moved between two accounts of a house. */
export interface Transfer {
  readonly id: string;
  readonly short_reference: string;
  readonly source_account_id: string;
  readonly destination_account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly status: TransferStatus;
  readonly reason: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string;
  readonly creator_account_id: string;
  readonly creator_contact_id: string;
  readonly unique_request_id: string | null;
  /** Internal: the debit at the source. */
  readonly debit_transaction_id: string;
  /** Internal: the credit at the destination. */
  readonly credit_transaction_id: string;
  /** Internal: stays pending until a user cancels it, so that the demo shows one. */
  readonly is_held?: boolean;
}

/** Who sent money, as far as the bank told. */
export interface Sender {
  readonly sender_id: string;
  readonly sender_name: string;
  readonly sender_address: string | null;
  readonly sender_country: string | null;
  readonly sender_account_number: string | null;
  readonly sender_iban: string | null;
  readonly sender_bic: string | null;
  readonly sender_routing_code: string | null;
}

/** Money that came in from outside. Its id is the `related_entity_id` of its transaction. */
export interface Funding {
  readonly id: string;
  /** Internal. */
  readonly account_id: string;
  /** Internal. */
  readonly transaction_id: string;
  /** Internal. */
  readonly short_reference: string;
  /** Internal. */
  readonly status: 'pending' | 'completed' | 'deleted';
  /** Internal: whether somebody must accept it first, and what they said. */
  readonly screening: 'none' | 'awaited' | 'accepted' | 'rejected';
  readonly amount: string;
  readonly currency: string;
  readonly rail: string;
  readonly additional_information: string;
  readonly receiving_account_routing_code: string | null;
  readonly receiving_account_number: string | null;
  readonly receiving_account_iban: string | null;
  readonly value_date: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  readonly sender: Sender;
}
