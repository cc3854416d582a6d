/** The records of the simulator's books. Field names are the provider's; the few that never leave are said so. */

export interface Login {
  readonly login_id: string;
  /** SHA-256 of the key, hex: the books page and dumps of the database show no credential. */
  readonly api_key_digest: string;
  readonly contact_id: string;
  readonly locked: boolean;
  /** Moments of the refused attempts in a row, ISO. */
  readonly failures: readonly string[];
}

export interface Session {
  readonly token: string;
  readonly login_id: string;
  readonly last_used_at: string;
}

export interface Account {
  readonly id: string;
  /** The house account above a sub-account; null for a house account. Internal. */
  readonly parent_account_id: string | null;
  readonly account_name: string;
  readonly brand: string;
  readonly your_reference: string;
  readonly status: 'enabled' | 'enabled_no_trading' | 'disabled';
  readonly street: string | null;
  readonly city: string | null;
  readonly state_or_province: string | null;
  readonly country: string | null;
  readonly postal_code: string | null;
  readonly spread_table: string;
  readonly legal_entity_type: 'company' | 'individual';
  readonly legal_entity_sub_type?: string | null;
  readonly identification_type?: string | null;
  readonly identification_value?: string | null;
  readonly identification_issuer?: string | null;
  readonly identification_expiration?: string | null;
  readonly api_trading?: boolean;
  readonly online_trading?: boolean;
  readonly phone_trading?: boolean;
  readonly terms_and_conditions_accepted?: boolean;
  /** Internal: how many contacts must authorise each payment at the provider; none when absent. */
  readonly authorisation_steps?: number;
  /** Internal: whether its rates are not held, because no hold period was agreed. */
  readonly holds_no_rates?: boolean;
  readonly short_reference: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Contact {
  readonly id: string;
  readonly account_id: string;
  readonly login_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly status: 'enabled' | 'not_enabled';
  readonly email_address: string;
  readonly phone_number: string;
  readonly mobile_phone_number: string | null;
  readonly your_reference: string | null;
  readonly date_of_birth: string | null;
  /** `en` when absent. */
  readonly locale?: string;
  /** `Europe/London` when absent. */
  readonly timezone?: string;
  /** Internal: a new address that waits for its owner's confirmation. */
  readonly unconfirmed_email?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Balance {
  readonly id: string;
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export type EntityType = 'individual' | 'company';
export type PaymentType = 'regular' | 'priority';

export interface Beneficiary {
  readonly id: string;
  /** Internal. */
  readonly account_id: string;
  /** Internal: find no longer lists it and GET answers 404. */
  readonly deleted: boolean;
  /** Internal: the original of a read-only copy made at a payment's release. */
  readonly cloned_from: string | null;
  readonly bank_account_holder_name: string;
  readonly name: string;
  readonly email: string | null;
  readonly payment_types: readonly string[];
  readonly beneficiary_address: readonly string[];
  readonly beneficiary_country: string | null;
  readonly beneficiary_entity_type: string | null;
  readonly beneficiary_company_name: string | null;
  readonly beneficiary_first_name: string | null;
  readonly beneficiary_last_name: string | null;
  readonly beneficiary_city: string | null;
  readonly beneficiary_postcode: string | null;
  readonly beneficiary_state_or_province: string | null;
  readonly beneficiary_date_of_birth: string | null;
  readonly beneficiary_identification_type: string | null;
  readonly beneficiary_identification_value: string | null;
  readonly bank_country: string;
  readonly bank_name: string | null;
  readonly bank_account_type: string | null;
  readonly currency: string;
  readonly account_number: string | null;
  readonly routing_code_type_1: string | null;
  readonly routing_code_value_1: string | null;
  readonly routing_code_type_2: string | null;
  readonly routing_code_value_2: string | null;
  readonly bic_swift: string | null;
  readonly iban: string | null;
  readonly default_beneficiary: 'true' | 'false';
  readonly creator_contact_id: string;
  readonly bank_address: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
  readonly beneficiary_external_reference: string | null;
  readonly business_nature: string | null;
  readonly company_website: string | null;
}

export type PaymentStatus =
  | 'awaiting_authorisation'
  | 'authorised'
  | 'ready_to_send'
  | 'released'
  | 'submitted'
  | 'completed'
  | 'failed'
  | 'suspended'
  | 'deleted';

export interface Payment {
  readonly id: string;
  /** Internal. */
  readonly account_id: string;
  readonly amount: string;
  readonly beneficiary_id: string;
  readonly currency: string;
  readonly reference: string;
  readonly reason: string;
  readonly status: PaymentStatus;
  readonly creator_contact_id: string;
  readonly payment_type: PaymentType;
  readonly payment_date: string;
  readonly transferred_at: string;
  readonly last_updater_contact_id: string;
  readonly short_reference: string;
  readonly conversion_id: string | null;
  readonly failure_reason: string;
  readonly payer_id: string;
  readonly payer_details_source: 'account' | 'payer';
  readonly created_at: string;
  readonly updated_at: string;
  readonly unique_request_id: string | null;
  readonly failure_returned_amount: string;
  readonly ultimate_beneficiary_name: string | null;
  readonly purpose_code: string | null;
  readonly charge_type: string | null;
  readonly fee_amount: string | null;
  readonly fee_currency: string | null;
  readonly review_status: 'in_review' | 'passed' | 'rejected';
  readonly invoice_number: string | null;
  readonly invoice_date: string | null;
  /** Internal: contacts that must authorise it here before it goes; none when absent. */
  readonly authorisation_steps?: number;
  /** Internal: the contacts that have. */
  readonly authorised_by?: readonly string[];
  /** Internal: when the instruction went to the banks. */
  readonly submitted_at?: string;
  /** Internal: the life cycle does not move it, so that the demo shows one in this status. */
  readonly is_held?: boolean;
}

/** Who pays, where a payment names somebody else than its account. */
export interface Payer {
  readonly id: string;
  /** Internal. */
  readonly account_id: string;
  readonly legal_entity_type: string | null;
  readonly company_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state_or_province: string | null;
  readonly country: string | null;
  readonly postcode: string | null;
  readonly date_of_birth: string | null;
  readonly identification_type: string | null;
  readonly identification_value: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Whether an account's priority payments may be charged in a way, and whether they are when nobody says. */
export interface ChargesSetting {
  readonly charge_settings_id: string;
  readonly account_id: string;
  readonly charge_type: 'ours' | 'shared';
  readonly enabled: boolean;
  readonly default: boolean;
}

export interface Transaction {
  readonly id: string;
  readonly balance_id: string;
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly balance_amount: string | null;
  readonly type: 'credit' | 'debit';
  readonly action: string;
  readonly related_entity_type: string;
  readonly related_entity_id: string;
  readonly related_entity_short_reference: string;
  readonly status: 'pending' | 'completed' | 'deleted';
  readonly reason: string;
  readonly settles_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly completed_at: string | null;
  /** Internal: who sent inbound funds. */
  readonly sender: string | null;
}

/** A request for an account that was taken. */
export interface AccountRequest {
  readonly key: string;
  readonly reference: string;
  readonly account_name: string;
  /** The request as it was sent. */
  readonly content: string;
  readonly created_at: string;
}
