/** An account with its organisation. */
export interface AccountSummary {
  readonly id: string;
  readonly name: string;
  readonly reference: string | null;
  readonly is_closed: boolean;
  readonly default_payment_charge_type: string;
  readonly organisation: {
    readonly id: string;
    readonly name: string;
    readonly authorisation_currency: string;
  };
}

/** A user's seat on an account, with the role that decides what they may create there. */
export interface Seat {
  readonly id: string;
  /** A decimal string in the organisation's authorisation currency; null means no limit. */
  readonly upper_fx_limit: string | null;
  readonly account: AccountSummary;
  readonly role: {
    readonly id: string;
    readonly name: string;
    readonly can_create_beneficiaries: boolean;
    readonly can_create_conversions: boolean;
    readonly can_create_payments: boolean;
  };
}

/** A user's permissions in one organisation. */
export interface OrganisationLink {
  readonly user_id: string;
  readonly org_id: string;
  readonly can_user_admin_org: boolean;
  readonly can_manage_favourites: boolean;
  readonly canManageNewAccount: boolean;
}

/**
 * The signed-in user with seats and permissions, under the database's names: what `app/session/sessionDocuments.ts` reads fits this
 * type. Times are ISO 8601 texts.
 */
export interface UserRecord {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly enabled: boolean;
  readonly can_use_transfers: boolean;
  readonly can_transfer_between_orgs: boolean;
  /** When the user was last seen before this session. */
  readonly last_seen_at: string | null;
  readonly signed_out_at: string | null;
  readonly last_used_account_id: string | null;
  readonly lastUsedAccount: AccountSummary | null;
  readonly contacts: readonly Seat[];
  readonly organisationLinks: readonly OrganisationLink[];
}

/** The feature flags of the settings. */
export interface FeatureFlags {
  readonly conversion_wizard: boolean;
  readonly payments_wizard: boolean;
  readonly balance_funding_page: boolean;
  readonly balances: boolean;
  readonly beneficiaries_listing: boolean;
  readonly designatedAccountType: boolean;
  readonly ownershipStructureDiagram: boolean;
}
