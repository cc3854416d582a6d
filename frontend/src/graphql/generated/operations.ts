/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountAddressInput = {
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street?: string | null | undefined;
};

export type AccountChangesInput = {
  readonly balance_transfer_fee_tariff_id?: string | null | undefined;
  readonly charge_currencies?: ReadonlyArray<string> | null | undefined;
  readonly charge_currencies_use_source?: boolean | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly debit_account_id?: string | null | undefined;
  readonly debit_account_use_source?: boolean | null | undefined;
  readonly default_payment_charge_type?: string | null | undefined;
  readonly fundingEmails?: ReadonlyArray<string> | null | undefined;
  readonly identification_type?: string | null | undefined;
  readonly identification_value?: string | null | undefined;
  readonly incoming_fund_fee_tariff_id?: string | null | undefined;
  readonly isDesignated?: boolean | null | undefined;
  readonly isTccSubAccount?: boolean | null | undefined;
  readonly legal_entity_type?: string | null | undefined;
  readonly monthly_maintenance_charge_tariff_id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly payment_fee_tariff_id?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly process_charges?: boolean | null | undefined;
  readonly process_charges_from?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly safeguarding_enabled?: boolean | null | undefined;
  readonly safeguarding_permitted?: boolean | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly tccAccountId?: string | null | undefined;
};

/** A new account. Charge currencies are in the order in which charges are taken from them. */
export type AccountInput = {
  readonly balance_transfer_fee_tariff_id?: string | null | undefined;
  readonly charge_currencies?: ReadonlyArray<string> | null | undefined;
  readonly charge_currencies_use_source?: boolean | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly debit_account_id?: string | null | undefined;
  readonly debit_account_use_source?: boolean | null | undefined;
  readonly default_payment_charge_type?: string | null | undefined;
  readonly fundingEmails?: ReadonlyArray<string> | null | undefined;
  readonly identification_type?: string | null | undefined;
  readonly identification_value?: string | null | undefined;
  readonly incoming_fund_fee_tariff_id?: string | null | undefined;
  readonly isDesignated?: boolean | null | undefined;
  readonly isTccSubAccount?: boolean | null | undefined;
  readonly legal_entity_type?: string | null | undefined;
  readonly monthly_maintenance_charge_tariff_id?: string | null | undefined;
  readonly name: string;
  readonly org_id: string;
  readonly payment_fee_tariff_id?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly process_charges?: boolean | null | undefined;
  readonly process_charges_from?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly safeguarding_enabled?: boolean | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly tccAccountId?: string | null | undefined;
};

/** A request for a new account. Volumes and values are those of a year, values in pounds. */
export type AccountSubmissionInput = {
  readonly accountName: string;
  readonly currenciesTraded?: ReadonlyArray<string> | null | undefined;
  /** client_money, escrow or other; kept only where the flag designatedAccountType is on. */
  readonly designatedAccountType?: string | null | undefined;
  readonly forexRationale?: string | null | undefined;
  readonly forexValuePerAnnum?: string | null | undefined;
  readonly forexVolumePerAnnum?: number | null | undefined;
  readonly fundingValuePerAnnum?: string | null | undefined;
  readonly fundingVolumePerAnnum?: number | null | undefined;
  readonly legalEntity?: string | null | undefined;
  readonly paymentAuthorisationRules?: ReadonlyArray<AccountSubmissionRuleInput> | null | undefined;
  readonly paymentValuePerAnnum?: string | null | undefined;
  readonly paymentVolumePerAnnum?: number | null | undefined;
  readonly principalPlaceOfBusiness?: string | null | undefined;
  readonly sourceOfFunds?: string | null | undefined;
  readonly sourceOfWealth?: string | null | undefined;
  readonly typicalPaymentDestinations?: ReadonlyArray<string> | null | undefined;
};

export type AccountSubmissionRuleInput = {
  readonly numberRequired: number;
  /** In whole units of the authorisation currency of the organisation. */
  readonly threshold: number;
};

export type BeneficiaryInput = {
  readonly accountNumber?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly bankAccountHolderName: string;
  readonly bankAddress?: string | null | undefined;
  readonly bankCountry: string;
  readonly bankName?: string | null | undefined;
  readonly beneficiaryEntityType: string;
  readonly bicSwift?: string | null | undefined;
  readonly businessNature?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly companyWebsite?: string | null | undefined;
  readonly country: string;
  readonly currency: string;
  readonly dateOfBirth?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly externalReference?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly identificationType?: string | null | undefined;
  readonly identificationValue?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly name: string;
  readonly paymentTypes: ReadonlyArray<string>;
  readonly postcode?: string | null | undefined;
  readonly routingCodeType1?: string | null | undefined;
  readonly routingCodeType2?: string | null | undefined;
  readonly routingCodeValue1?: string | null | undefined;
  readonly routingCodeValue2?: string | null | undefined;
  readonly stateOrProvince?: string | null | undefined;
};

/** A seat. The lower limit is always 1. */
export type ContactInput = {
  readonly account_id: string;
  readonly role_id: string;
  /** In the authorisation currency of the account's organisation; none without it. */
  readonly upper_fx_limit?: string | null | undefined;
  readonly user_id: string;
};

export type CountryInput = {
  readonly alpha2Code: string;
  readonly alpha3Code: string;
  readonly countryName: string;
  readonly isRestricted: boolean;
  readonly permittedJurisdiction: boolean;
  readonly sanctionFlag: boolean;
  readonly swiftTier: number;
  readonly weighting: number;
};

export type CurrencySettingsInput = {
  readonly balance_alarm?: string | null | undefined;
  readonly currency: string;
  readonly decimals: number;
  readonly enabled: boolean;
  readonly safeguarded: boolean;
};

export type FavouriteAddressInput = {
  readonly city: string;
  readonly country: string;
  readonly name: string;
  readonly postal_code?: string | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street: string;
};

export type FavouriteEntityInput = {
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly identification_type?: string | null | undefined;
  readonly identification_value?: string | null | undefined;
  readonly legal_entity_type?: string | null | undefined;
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly website?: string | null | undefined;
};

export type FavouritePersonInput = {
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
  /** YYYY-MM-DD. */
  readonly date_of_birth?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly first_name: string;
  readonly identification_type?: string | null | undefined;
  readonly identification_value?: string | null | undefined;
  readonly last_name: string;
  readonly nationality?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
  readonly state_or_province?: string | null | undefined;
  readonly street?: string | null | undefined;
};

/** The payment that a fraud notice is shown for. */
export type FraudNoticeInput = {
  readonly amount: string;
  readonly beneficiaryId: string;
  readonly currency: string;
  /** Absent for a payment that does not exist yet. */
  readonly paymentId?: string | null | undefined;
  readonly paymentType: string;
};

/** The text of the fraud notice. Paragraphs are separated by an empty line. */
export type HouseFraudNotices = {
  readonly text?: string | null | undefined;
};

/** A form that a request for a new account needs, with the address where it is downloaded. */
export type NewAccountFormInput = {
  readonly name: string;
  readonly url: string;
};

export type OrgGroupInput = {
  readonly accountIds: ReadonlyArray<string>;
  readonly name: string;
  readonly userIds: ReadonlyArray<string>;
};

/** A field that is left out keeps its value. */
export type OrganisationChangesInput = {
  /** A new key for the organisation's login. */
  readonly api_key?: string | null | undefined;
  readonly defaultToAdminCredentials?: boolean | null | undefined;
  readonly enable_dip?: boolean | null | undefined;
  readonly enable_favourites?: boolean | null | undefined;
  readonly fraud_notices?: OrganisationFraudNotices | null | undefined;
  /** After how many minutes without activity a session ends: 5 to 55. */
  readonly idle_limit_minutes?: number | null | undefined;
  readonly name?: string | null | undefined;
  /** After how many days without its approvals a payment fails; null: never. */
  readonly payment_expiry_days?: number | null | undefined;
  readonly tcc_contact_id?: string | null | undefined;
  readonly tcc_login_id?: string | null | undefined;
};

/** When the users of an organisation are shown a fraud notice. */
export type OrganisationFraudNotices = {
  /** For payments to bank details that were not paid before. */
  readonly beneficiary: boolean;
  /** Never, whatever the other settings say. */
  readonly optOut: boolean;
  /** For payments above this amount in the authorisation currency; null: for no amount. */
  readonly paymentThreshold?: string | null | undefined;
  /** For payments of these types: priority, regular. */
  readonly paymentTypes: ReadonlyArray<string>;
};

export type OrganisationInput = {
  /** The key of the organisation's own login at the provider. */
  readonly api_key: string;
  /** Thresholds and limits are in this currency. It stays. */
  readonly authorisation_currency: string;
  /** Whether calls use the house's login in place of the organisation's own. Not unless it is said. */
  readonly defaultToAdminCredentials?: boolean | null | undefined;
  readonly enable_dip: boolean;
  readonly name: string;
  /** The contact at the provider that the organisation acts as. */
  readonly tcc_contact_id: string;
  /** The name of that login. */
  readonly tcc_login_id: string;
};

export type OrganisationLinkInput = {
  readonly canManageNewAccount?: boolean | null | undefined;
  readonly can_manage_favourites?: boolean | null | undefined;
  readonly can_user_admin_org?: boolean | null | undefined;
  readonly org_id: string;
};

/** A bank account, and who is said to hold it. */
export type PayeeInput = {
  readonly accountNumber?: string | null | undefined;
  readonly bankAccountHolderName: string;
  readonly bankCountry: string;
  readonly beneficiaryEntityType: string;
  readonly currency: string;
  readonly iban?: string | null | undefined;
  readonly routingCodeType1?: string | null | undefined;
  readonly routingCodeType2?: string | null | undefined;
  readonly routingCodeValue1?: string | null | undefined;
  readonly routingCodeValue2?: string | null | undefined;
};

/** A document that was uploaded. `filesize` is in bytes. */
export type PaymentAssetInput = {
  readonly documentId: string;
  readonly filename: string;
  readonly filesize: number;
  readonly filetype: string;
};

export type PaymentAuthRuleInput = {
  /** Whether the maker of a payment may give one of its authorisations. */
  readonly canAuthoriseOwnPayments: boolean;
  /** Whether creating a payment gives an authorisation of the maker's role. */
  readonly paymentCreatorCanSatisfyRule: boolean;
  readonly roles: ReadonlyArray<PaymentAuthRuleRoleInput>;
  /** In whole units of the organisation's authorisation currency: the rule applies to payments above it. */
  readonly thresholdAbove: number;
};

export type PaymentAuthRuleRoleInput = {
  /** How many people of the role must authorise: 1 to 20. */
  readonly numberRequired: number;
  readonly roleId: string;
};

/** The fields of a new payment that were changed, as they are typed. */
export type PaymentDraftInput = {
  readonly amount?: string | null | undefined;
  readonly beneficiaryId?: string | null | undefined;
  readonly chargeType?: string | null | undefined;
  readonly conversionId?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly invoiceDate?: string | null | undefined;
  readonly invoiceNumber?: string | null | undefined;
  readonly paymentDate?: string | null | undefined;
  readonly paymentType?: string | null | undefined;
  readonly purposeCode?: string | null | undefined;
  readonly purposeNote?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly ultimateBeneficiaryName?: string | null | undefined;
};

export type PaymentInput = {
  readonly amount: string;
  readonly beneficiaryId: string;
  readonly chargeType?: string | null | undefined;
  /** The client's own key, made when the review opens: a repeat answers with what the first call made. */
  readonly clientRequestId?: string | null | undefined;
  readonly conversionId?: string | null | undefined;
  readonly currency: string;
  readonly invoiceDate?: string | null | undefined;
  readonly invoiceNumber?: string | null | undefined;
  readonly paymentDate: string;
  readonly paymentType: string;
  readonly purposeCode?: string | null | undefined;
  readonly purposeNote?: string | null | undefined;
  readonly reason: string;
  readonly reference: string;
  readonly ultimateBeneficiaryName?: string | null | undefined;
};

/** What a template keeps of a payment. Without an amount it is entered each time. */
export type PaymentTemplateInput = {
  readonly amount?: string | null | undefined;
  readonly beneficiaryId: string;
  readonly chargeType?: string | null | undefined;
  readonly currency: string;
  readonly paymentType: string;
  readonly purposeCode?: string | null | undefined;
  readonly purposeNote?: string | null | undefined;
  readonly reason: string;
  readonly reference: string;
  readonly ultimateBeneficiaryName?: string | null | undefined;
};

/** What each payment of a series has in common, the day of the first one, and the client's own key as of a payment. */
export type RecurringPaymentInput = {
  readonly amount: string;
  readonly beneficiaryId: string;
  readonly chargeType?: string | null | undefined;
  /** The client's own key, made when the review opens: a repeat answers with what the first call made. */
  readonly clientRequestId?: string | null | undefined;
  readonly currency: string;
  readonly paymentDate: string;
  readonly paymentType: string;
  readonly purposeCode?: string | null | undefined;
  readonly purposeNote?: string | null | undefined;
  readonly reason: string;
  readonly reference: string;
  readonly ultimateBeneficiaryName?: string | null | undefined;
};

export type RoleInput = {
  readonly can_create_beneficiaries: boolean;
  readonly can_create_conversions: boolean;
  readonly can_create_payments: boolean;
  readonly name: string;
};

/** A query parameter of the list and its text. */
export type SavedFilterInput = {
  readonly name: string;
  readonly value: string;
};

export type SettingsInput = {
  readonly balance_funding_page?: boolean | null | undefined;
  readonly balance_transfer_fee_account_id?: string | null | undefined;
  readonly balances?: boolean | null | undefined;
  readonly beneficiaries_listing?: boolean | null | undefined;
  readonly conversion_wizard?: boolean | null | undefined;
  readonly cooling_days?: number | null | undefined;
  readonly designatedAccountType?: boolean | null | undefined;
  readonly euro_liquidity_balance_amount?: string | null | undefined;
  readonly euro_negative_interest_account_id?: string | null | undefined;
  readonly euro_negative_interest_charge_rate?: string | null | undefined;
  readonly four_eyes?: ReadonlyArray<string> | null | undefined;
  readonly fraud_notices?: HouseFraudNotices | null | undefined;
  readonly incoming_fund_fee_account_id?: string | null | undefined;
  readonly maintenance_banner?: string | null | undefined;
  readonly monthly_maintenance_charge_account_id?: string | null | undefined;
  readonly new_account_forms?: ReadonlyArray<NewAccountFormInput> | null | undefined;
  readonly notifications_page_html?: string | null | undefined;
  readonly ownershipStructureDiagram?: boolean | null | undefined;
  readonly payment_fee_account_id?: string | null | undefined;
  readonly payments_wizard?: boolean | null | undefined;
  readonly safeguarding_control_account_id?: string | null | undefined;
  readonly safeguarding_eur_balance_alarm?: string | null | undefined;
  readonly safeguarding_gbp_balance_alarm?: string | null | undefined;
  readonly safeguarding_usd_balance_alarm?: string | null | undefined;
  readonly send_new_account_requests_to_provider?: boolean | null | undefined;
};

/** A payment to authorise, with its version as it was shown to the caller. */
export type ShownPayment = {
  readonly fraudNoticeId?: string | null | undefined;
  readonly paymentId: string;
  readonly version: number;
};

/** A tariff: its amount, or the prices of a payment fee. Of both kinds only the prices of the type count. All are decimal strings in pounds. */
export type TariffInput = {
  readonly amount?: string | null | undefined;
  readonly name: string;
  readonly priority_tier_1_our?: string | null | undefined;
  readonly priority_tier_2_our?: string | null | undefined;
  readonly priority_tier_3_our?: string | null | undefined;
  readonly priority_tier_4_our?: string | null | undefined;
  readonly priority_worldwide_shared?: string | null | undefined;
  readonly regular?: string | null | undefined;
  readonly regular_overrides: ReadonlyArray<TariffOverrideInput>;
  readonly type: string;
};

/** The fixed fee of regular payments in a currency. A row that lacks one of both is dropped. */
export type TariffOverrideInput = {
  readonly amount?: string | null | undefined;
  readonly currency?: string | null | undefined;
};

/** What is kept of a user, with all links to organisations. */
export type UserDetailsInput = {
  /** Given by super admins alone. */
  readonly can_transfer_between_orgs?: boolean | null | undefined;
  readonly can_use_transfers?: boolean | null | undefined;
  /** As YYYY-MM-DD. */
  readonly date_of_birth: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organisations: ReadonlyArray<OrganisationLinkInput>;
  /** With its country code, such as +442071234567. */
  readonly phone: string;
};

/** Where an organisation wants to be told of which events. */
export type WebhookEndpointInput = {
  readonly description: string;
  readonly enabled: boolean;
  readonly events: ReadonlyArray<string>;
  readonly url: string;
};

export type Found_Conversion_Totals_Args = {
  readonly account_id?: string | null | undefined;
  readonly bought?: string | null | undefined;
  readonly buy_from?: string | null | undefined;
  readonly buy_to?: string | null | undefined;
  readonly converted_from?: string | null | undefined;
  readonly converted_to?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly reference_pattern?: string | null | undefined;
  readonly sell_from?: string | null | undefined;
  readonly sell_to?: string | null | undefined;
  readonly settled_before?: string | null | undefined;
  readonly settled_from?: string | null | undefined;
  readonly sold?: string | null | undefined;
};

export type Found_Conversions_Args = {
  readonly account_id?: string | null | undefined;
  readonly bought?: string | null | undefined;
  readonly buy_from?: string | null | undefined;
  readonly buy_to?: string | null | undefined;
  readonly converted_from?: string | null | undefined;
  readonly converted_to?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly reference_pattern?: string | null | undefined;
  readonly sell_from?: string | null | undefined;
  readonly sell_to?: string | null | undefined;
  readonly settled_before?: string | null | undefined;
  readonly settled_from?: string | null | undefined;
  readonly sold?: string | null | undefined;
};

export type Found_Payment_Totals_Args = {
  readonly account_id?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly creator_id?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly dated_from?: string | null | undefined;
  readonly dated_to?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
};

export type Found_Payments_Args = {
  readonly account_id?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly creator_id?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly dated_from?: string | null | undefined;
  readonly dated_to?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
};

export type Found_Statement_Args = {
  readonly account_id?: string | null | undefined;
  readonly action_name?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly beneficiary_id?: string | null | undefined;
  readonly completed_before?: string | null | undefined;
  readonly completed_from?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly credit_or_debit?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly exact_amount?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly related_reference?: string | null | undefined;
  readonly related_type?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
  readonly settles_before?: string | null | undefined;
  readonly settles_from?: string | null | undefined;
  readonly status_name?: string | null | undefined;
  readonly updated_before?: string | null | undefined;
  readonly updated_from?: string | null | undefined;
};

export type Found_Statement_Totals_Args = {
  readonly account_id?: string | null | undefined;
  readonly action_name?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly beneficiary_id?: string | null | undefined;
  readonly completed_before?: string | null | undefined;
  readonly completed_from?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly credit_or_debit?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly exact_amount?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly related_reference?: string | null | undefined;
  readonly related_type?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
  readonly settles_before?: string | null | undefined;
  readonly settles_from?: string | null | undefined;
  readonly status_name?: string | null | undefined;
  readonly updated_before?: string | null | undefined;
  readonly updated_from?: string | null | undefined;
};

export type Found_Transaction_Totals_Args = {
  readonly account_id?: string | null | undefined;
  readonly action_name?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly beneficiary_id?: string | null | undefined;
  readonly completed_before?: string | null | undefined;
  readonly completed_from?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly credit_or_debit?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly exact_amount?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly related_reference?: string | null | undefined;
  readonly related_type?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
  readonly settles_before?: string | null | undefined;
  readonly settles_from?: string | null | undefined;
  readonly updated_before?: string | null | undefined;
  readonly updated_from?: string | null | undefined;
};

export type Found_Transactions_Args = {
  readonly account_id?: string | null | undefined;
  readonly action_name?: string | null | undefined;
  readonly amount_from?: string | null | undefined;
  readonly amount_to?: string | null | undefined;
  readonly beneficiary_id?: string | null | undefined;
  readonly completed_before?: string | null | undefined;
  readonly completed_from?: string | null | undefined;
  readonly created_before?: string | null | undefined;
  readonly created_from?: string | null | undefined;
  readonly credit_or_debit?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
  readonly exact_amount?: string | null | undefined;
  readonly other_amount?: string | null | undefined;
  readonly related_reference?: string | null | undefined;
  readonly related_type?: string | null | undefined;
  readonly search_amount?: string | null | undefined;
  readonly search_pattern?: string | null | undefined;
  readonly settles_before?: string | null | undefined;
  readonly settles_from?: string | null | undefined;
  readonly status_name?: string | null | undefined;
  readonly updated_before?: string | null | undefined;
  readonly updated_from?: string | null | undefined;
};

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

export type Statement_Summary_Args = {
  readonly account_id?: string | null | undefined;
  readonly completed_before?: string | null | undefined;
  readonly completed_from?: string | null | undefined;
  readonly currency_code?: string | null | undefined;
};

export type FindInAccountQueryVariables = Exact<{
  accountId: string;
  pattern: string;
  amounts: ReadonlyArray<string> | string;
  limit: number;
}>;


export type FindInAccountQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly reference: string, readonly amount: string, readonly currency: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } }>, readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly currency: string }> };

export type CheckIfUserExistsQueryVariables = Exact<{
  id: string;
}>;


export type CheckIfUserExistsQuery = { readonly users_by_pk: { readonly id: string, readonly enabled: boolean } | null };

export type SessionUserFragment = { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly upper_fx_limit: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> };

export type RouteFlagsFragment = { readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean };

export type GlobalDataQueryVariables = Exact<{
  id: string;
}>;


export type GlobalDataQuery = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly upper_fx_limit: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> } | null, readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null, readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean }>, readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type GlobalDataWithoutMfaQueryVariables = Exact<{
  id: string;
}>;


export type GlobalDataWithoutMfaQuery = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } | null, readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null }>, readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type LiveUserSubscriptionVariables = Exact<{
  id: string;
}>;


export type LiveUserSubscription = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly upper_fx_limit: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> } | null };

export type LiveFlagsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveFlagsSubscription = { readonly settings: ReadonlyArray<{ readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean }> };

export type StoreLastUsedAccountMutationVariables = Exact<{
  userId: string;
  accountId: string;
}>;


export type StoreLastUsedAccountMutation = { readonly update_users_by_pk: { readonly id: string, readonly last_used_account_id: string | null } | null };

export type LoggedInTccAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type LoggedInTccAccountQuery = { readonly loggedInTCCAccount: { readonly tccId: string, readonly accountName: string, readonly shortReference: string | null } };

export type UpdateLastSeenMutationVariables = Exact<{
  idleSeconds: number;
}>;


export type UpdateLastSeenMutation = { readonly updateLastSeen: { readonly lastSeenAt: string } };

export type GetMaintenanceBannerSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type GetMaintenanceBannerSubscription = { readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null }> };

export type SystemStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusSubscription = { readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type AllPaymentsAwaitingAuthorisationQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPaymentsAwaitingAuthorisationQuery = { readonly paymentsYouCanAuthoriseAggregate: { readonly aggregate: { readonly count: number } | null } };

export type UnreadNoticeCountSubscriptionVariables = Exact<{
  userId: string;
}>;


export type UnreadNoticeCountSubscription = { readonly notices_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type WaitingChangeCountQueryVariables = Exact<{
  username: string;
}>;


export type WaitingChangeCountQuery = { readonly pending_changes_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type AccountByIdQueryVariables = Exact<{
  id: string;
}>;


export type AccountByIdQuery = { readonly accounts_by_pk: { readonly id: string, readonly name: string, readonly reference: string | null, readonly tccAccountId: string | null, readonly org_id: string, readonly street: string | null, readonly city: string | null, readonly state_or_province: string | null, readonly postal_code: string | null, readonly country: string | null, readonly legal_entity_type: string | null, readonly identification_type: string | null, readonly identification_value: string | null, readonly is_approved: boolean, readonly is_closed: boolean, readonly closed_date: string | null, readonly fundingEmails: ReadonlyArray<string>, readonly default_payment_charge_type: string, readonly process_charges: boolean, readonly process_charges_from: string | null, readonly payment_fee_tariff_id: string | null, readonly incoming_fund_fee_tariff_id: string | null, readonly monthly_maintenance_charge_tariff_id: string | null, readonly balance_transfer_fee_tariff_id: string | null, readonly debit_account_id: string | null, readonly debit_account_use_source: boolean, readonly charge_currencies: ReadonlyArray<string>, readonly charge_currencies_use_source: boolean, readonly safeguarding_enabled: boolean, readonly safeguarding_permitted: boolean, readonly safeguarded_amount_gbp: string, readonly safeguarded_amount_eur: string, readonly safeguarded_amount_usd: string, readonly isDesignated: boolean, readonly isTccSubAccount: boolean, readonly isHouseAccount: boolean, readonly transactions_validated_at: string | null, readonly createdAt: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string }, readonly paymentFeeTariff: { readonly id: string, readonly name: string } | null, readonly incomingFundFeeTariff: { readonly id: string, readonly name: string } | null, readonly monthlyMaintenanceChargeTariff: { readonly id: string, readonly name: string } | null, readonly balanceTransferFeeTariff: { readonly id: string, readonly name: string } | null, readonly tccAccount: { readonly id: string, readonly account_name: string, readonly status: string, readonly short_reference: string | null } | null } | null, readonly new_account_submissions: ReadonlyArray<{ readonly id: string, readonly account_name: string }> };

export type CreateAccountMutationVariables = Exact<{
  account: AccountInput;
}>;


export type CreateAccountMutation = { readonly createAccount: { readonly id: string } };

export type UpdateAccountMutationVariables = Exact<{
  accountId: string;
  account: AccountChangesInput;
}>;


export type UpdateAccountMutation = { readonly updateAccount: { readonly id: string } };

export type ApproveAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type ApproveAccountMutation = { readonly approveAccount: { readonly id: string } };

export type CloseAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type CloseAccountMutation = { readonly closeAccount: { readonly id: string } };

export type ReopenAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type ReopenAccountMutation = { readonly reopenAccount: { readonly id: string, readonly pendingChangeId: string | null } };

export type MoveAccountMutationVariables = Exact<{
  accountId: string;
  orgId: string;
}>;


export type MoveAccountMutation = { readonly moveAccount: { readonly id: string, readonly pendingChangeId: string | null } };

export type SetHouseAccountMutationVariables = Exact<{
  accountId: string;
  isHouseAccount: boolean;
}>;


export type SetHouseAccountMutation = { readonly setHouseAccount: { readonly id: string, readonly pendingChangeId: string | null } };

export type ImportTccAccountMutationVariables = Exact<{
  tccId: string;
  orgId: string;
}>;


export type ImportTccAccountMutation = { readonly importTccAccount: { readonly id: string } };

export type AccountsByOrgQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type AccountsByOrgQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string } | null, readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly street: string | null, readonly city: string | null, readonly state_or_province: string | null, readonly postal_code: string | null, readonly country: string | null }>, readonly accounts_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type BulkUpdateAccountsMutationVariables = Exact<{
  orgId: string;
  accountIds: ReadonlyArray<string> | string;
  address: AccountAddressInput;
}>;


export type BulkUpdateAccountsMutation = { readonly bulkUpdateAccounts: { readonly ids: ReadonlyArray<string> } };

export type AccountTariffsQueryVariables = Exact<{
  limit: number;
}>;


export type AccountTariffsQuery = { readonly tariffs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly is_default: boolean }> };

export type GetTccAccountsQueryVariables = Exact<{
  page: number;
  perPage: number;
  accountName?: string | null | undefined;
}>;


export type GetTccAccountsQuery = { readonly getTccAccounts: { readonly totalPages: number, readonly accounts: ReadonlyArray<{ readonly tccId: string, readonly accountId: string | null, readonly accountName: string, readonly status: string, readonly shortReference: string | null, readonly city: string | null, readonly country: string | null }> } };

export type GetTccAccountsByTccIdQueryVariables = Exact<{
  tccIds: ReadonlyArray<string> | string;
}>;


export type GetTccAccountsByTccIdQuery = { readonly getTccAccountsByTCCId: ReadonlyArray<{ readonly tccId: string, readonly accountId: string | null, readonly accountName: string, readonly status: string, readonly shortReference: string | null, readonly city: string | null, readonly country: string | null }> };

export type AdminSearchAccountsQueryVariables = Exact<{
  pattern: string;
  tccAccountId: string;
  orgFrom: string;
  orgTo: string;
  approved: ReadonlyArray<boolean> | boolean;
  closed: ReadonlyArray<boolean> | boolean;
  limit: number;
  offset: number;
}>;


export type AdminSearchAccountsQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly tccAccountId: string | null, readonly is_approved: boolean, readonly is_closed: boolean, readonly safeguarding_enabled: boolean, readonly organisation: { readonly id: string, readonly name: string } }> };

export type OrganisationNameQueryVariables = Exact<{
  id: string;
}>;


export type OrganisationNameQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string } | null };

export type AllAccountsQueryVariables = Exact<{
  pattern: string;
  limit: number;
  offset: number;
}>;


export type AllAccountsQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }>, readonly accounts_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type GetAccountUploadQueryVariables = Exact<{
  uploadId: string;
}>;


export type GetAccountUploadQuery = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ValidateAccountUploadMutationVariables = Exact<{
  orgId: string;
  filename: string;
  content: string;
}>;


export type ValidateAccountUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type CorrectAccountUploadRowMutationVariables = Exact<{
  uploadId: string;
  rowNumber: number;
  field: string;
  value: string;
}>;


export type CorrectAccountUploadRowMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ConfirmAccountUploadMutationVariables = Exact<{
  uploadId: string;
}>;


export type ConfirmAccountUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type AccountContactsQueryVariables = Exact<{
  accountId: string;
  limit: number;
  offset: number;
}>;


export type AccountContactsQuery = { readonly CurrencyCloudContacts: ReadonlyArray<{ readonly user_id: string, readonly role_id: string, readonly lower_fx_limit: string, readonly upper_fx_limit: string | null, readonly tcc_contact_id: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly role: { readonly id: string, readonly name: string }, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }> };

export type AccountGroupsQueryVariables = Exact<{
  accountId: string;
  limit: number;
  offset: number;
}>;


export type AccountGroupsQuery = { readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type AccountNameQueryVariables = Exact<{
  id: string;
}>;


export type AccountNameQuery = { readonly accounts_by_pk: { readonly id: string, readonly name: string } | null };

export type UsersNotOnAccountQueryVariables = Exact<{
  orgId: string;
  accountId: string;
  pattern: string;
}>;


export type UsersNotOnAccountQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly first_name: string, readonly last_name: string }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ActivityEntryFragment = { readonly id: string, readonly eventCode: string, readonly eventType: string, readonly activityName: string, readonly username: string | null, readonly details: string | null, readonly client_reported: boolean, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string } | null };

export type ActivityLogQueryVariables = Exact<{
  eventType?: string | null | undefined;
  eventCode?: string | null | undefined;
  username?: string | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type ActivityLogQuery = { readonly activity: ReadonlyArray<{ readonly id: string, readonly eventCode: string, readonly eventType: string, readonly activityName: string, readonly username: string | null, readonly details: string | null, readonly client_reported: boolean, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string } | null }> };

export type FraudNoticeLogQueryVariables = Exact<{
  username?: string | null | undefined;
  isAcknowledged?: boolean | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type FraudNoticeLogQuery = { readonly notices: ReadonlyArray<{ readonly id: string, readonly presentedTo: string, readonly presentedAt: string, readonly acknowledgedAt: string | null, readonly acknowledgedBy: string | null, readonly selectionBoxChoice: string | null, readonly ip: string, readonly browser: string, readonly details: unknown, readonly paymentId: string | null }> };

export type AuditChainQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChainQuery = { readonly chain: { readonly sealedRows: string, readonly hash: string | null, readonly sealedAt: string | null } };

export type VerifyAuditLogQueryVariables = Exact<{
  after: string;
}>;


export type VerifyAuditLogQuery = { readonly verified: { readonly verifiedTo: string, readonly end: string, readonly isDone: boolean, readonly fault: { readonly position: string | null, readonly eventId: string | null, readonly reason: string } | null } };

export type ExportAuditProofQueryVariables = Exact<{
  table?: string | null | undefined;
  row?: string | null | undefined;
  person?: string | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type ExportAuditProofQuery = { readonly proof: { readonly file: string, readonly rows: number, readonly unsealedRows: number } };

export type AuditChangesQueryVariables = Exact<{
  table?: string | null | undefined;
  row?: string | null | undefined;
  person?: string | null | undefined;
  from?: string | null | undefined;
  before?: string | null | undefined;
  beforeEvent?: string | null | undefined;
  limit: number;
}>;


export type AuditChangesQuery = { readonly changes: ReadonlyArray<{ readonly event_id: string, readonly table_name: string, readonly row_id: string | null, readonly action: string, readonly changed_fields: ReadonlyArray<string> | null, readonly user_id: string | null, readonly action_at: string }> };

export type AuditChangeQueryVariables = Exact<{
  eventId: string;
}>;


export type AuditChangeQuery = { readonly audit_logged_actions_by_pk: { readonly event_id: string, readonly table_name: string, readonly row_id: string | null, readonly action: string, readonly user_id: string | null, readonly request_id: string | null, readonly action_at: string, readonly old_row: unknown, readonly new_row: unknown } | null };

export type AuditHistoryQueryVariables = Exact<{
  table: string;
  row: string;
  limit: number;
}>;


export type AuditHistoryQuery = { readonly entries: ReadonlyArray<{ readonly event_id: string, readonly table_name: string, readonly row_id: string | null, readonly action: string, readonly user_id: string | null, readonly action_at: string, readonly old_row: unknown, readonly new_row: unknown }> };

export type SettlementAccountsQueryVariables = Exact<{
  currency: string;
}>;


export type SettlementAccountsQuery = { readonly settlementAccounts: ReadonlyArray<{ readonly bankAccountHolderName: string | null, readonly bankName: string | null, readonly bankAddress: string | null, readonly bankCountry: string | null, readonly iban: string | null, readonly bicSwift: string | null, readonly accountNumber: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }>, readonly fundingAccounts: ReadonlyArray<{ readonly accountHolderName: string | null, readonly accountNumber: string | null, readonly accountNumberType: string | null, readonly bankName: string | null, readonly bankAddress: string | null, readonly bankCountry: string | null, readonly paymentType: string | null, readonly routingCode: string | null, readonly routingCodeType: string | null }> };

export type BalancesQueryVariables = Exact<{
  accountId: string;
  currency: string;
  amountFrom: string;
  limit: number;
  offset: number;
}>;


export type BalancesQuery = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly all: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string, readonly updatedAt: string }> };

export type BalancesLiveSubscriptionVariables = Exact<{
  accountId: string;
  amountFrom: string;
  limit: number;
  offset: number;
}>;


export type BalancesLiveSubscription = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }> };

export type ScheduledPaymentFragment = { readonly id: string, readonly tccPaymentId: string | null, readonly currency: string, readonly amount: string, readonly paymentDate: string, readonly status: string, readonly reference: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } };

export type OpenConversionFragment = { readonly id: string, readonly short_reference: string, readonly status: string, readonly sell_currency: string, readonly client_sell_amount: string, readonly buy_currency: string, readonly client_buy_amount: string, readonly conversion_date: string, readonly updated_at: string };

export type OpenPositionsQueryVariables = Exact<{
  accountId: string;
}>;


export type OpenPositionsQuery = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly tccPaymentId: string | null, readonly currency: string, readonly amount: string, readonly paymentDate: string, readonly status: string, readonly reference: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } }>, readonly tcc_conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly status: string, readonly sell_currency: string, readonly client_sell_amount: string, readonly buy_currency: string, readonly client_buy_amount: string, readonly conversion_date: string, readonly updated_at: string }>, readonly tcc_transactions: ReadonlyArray<{ readonly id: string, readonly type: string, readonly currency: string, readonly amount: string, readonly related_entity_id: string | null, readonly settles_at: string | null }> };

export type ScheduledPaymentsLiveSubscriptionVariables = Exact<{
  accountId: string;
}>;


export type ScheduledPaymentsLiveSubscription = { readonly payments: ReadonlyArray<{ readonly id: string, readonly tccPaymentId: string | null, readonly currency: string, readonly amount: string, readonly paymentDate: string, readonly status: string, readonly reference: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } }> };

export type OpenConversionsLiveSubscriptionVariables = Exact<{
  accountId: string;
}>;


export type OpenConversionsLiveSubscription = { readonly tcc_conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly status: string, readonly sell_currency: string, readonly client_sell_amount: string, readonly buy_currency: string, readonly client_buy_amount: string, readonly conversion_date: string, readonly updated_at: string }> };

export type GetAccountBalanceQueryVariables = Exact<{
  currency: string;
}>;


export type GetAccountBalanceQuery = { readonly getAccountBalance: { readonly currency: string, readonly amount: string, readonly updatedAt: string } };

export type BalanceHistoryQueryVariables = Exact<{
  accountId: string;
  currency: string;
  firstDay: string;
  lastDay: string;
}>;


export type BalanceHistoryQuery = { readonly balanceHistory: ReadonlyArray<{ readonly day: string | null, readonly amount: string | null }> };

export type BalanceQueryVariables = Exact<{
  accountId: string;
  currency: string;
  worthCurrency: string;
}>;


export type BalanceQuery = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly incoming: { readonly aggregate: { readonly sum: { readonly amount: string | null } | null } | null }, readonly outgoing: { readonly aggregate: { readonly sum: { readonly amount: string | null } | null } | null }, readonly tcc_transactions: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly type: string, readonly status: string, readonly action: string, readonly related_entity_type: string, readonly related_entity_short_reference: string | null, readonly created_at: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string, readonly updatedAt: string }> };

export type BalanceLiveSubscriptionVariables = Exact<{
  accountId: string;
  currency: string;
}>;


export type BalanceLiveSubscription = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }> };

export type BeneficiaryDetailsFragment = { readonly id: string, readonly createdAt: string, readonly name: string, readonly beneficiaryEntityType: string, readonly companyName: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly dateOfBirth: string | null, readonly address: string | null, readonly city: string | null, readonly stateOrProvince: string | null, readonly postcode: string | null, readonly country: string | null, readonly bankAddress: string | null, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly email: string | null, readonly identificationType: string | null, readonly identificationValue: string | null, readonly externalReference: string | null, readonly businessNature: string | null, readonly companyWebsite: string | null, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null };

export type BeneficiaryQueryVariables = Exact<{
  id: string;
}>;


export type BeneficiaryQuery = { readonly beneficiaries_by_pk: { readonly id: string, readonly tcc_beneficiary_id: string | null, readonly enabled: boolean, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly lastPayment: { readonly beneficiaryId: string | null, readonly accountId: string | null, readonly lastPaidOn: string | null } | null, readonly tags: ReadonlyArray<{ readonly beneficiary_id: string, readonly tag: string }>, readonly slices: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly name: string, readonly beneficiaryEntityType: string, readonly companyName: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly dateOfBirth: string | null, readonly address: string | null, readonly city: string | null, readonly stateOrProvince: string | null, readonly postcode: string | null, readonly country: string | null, readonly bankAddress: string | null, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly email: string | null, readonly identificationType: string | null, readonly identificationValue: string | null, readonly externalReference: string | null, readonly businessNature: string | null, readonly companyWebsite: string | null, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }>, readonly older: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly name: string, readonly beneficiaryEntityType: string, readonly companyName: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly dateOfBirth: string | null, readonly address: string | null, readonly city: string | null, readonly stateOrProvince: string | null, readonly postcode: string | null, readonly country: string | null, readonly bankAddress: string | null, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly email: string | null, readonly identificationType: string | null, readonly identificationValue: string | null, readonly externalReference: string | null, readonly businessNature: string | null, readonly companyWebsite: string | null, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }>, readonly olderCount: { readonly aggregate: { readonly count: number } | null } } | null };

export type BankDetailsQueryVariables = Exact<{
  identifierType: string;
  identifierValue: string;
}>;


export type BankDetailsQuery = { readonly bankDetails: { readonly bankName: string | null, readonly bankBranch: string | null, readonly bankAddress: string | null, readonly bankCity: string | null } };

export type BeneficiaryRequiredDetailsQueryVariables = Exact<{
  bankAccountCountry: string;
  beneficiaryCountry: string;
  currency: string;
  beneficiaryEntityType: string;
}>;


export type BeneficiaryRequiredDetailsQuery = { readonly beneficiaryRequiredDetails: ReadonlyArray<{ readonly paymentType: string, readonly beneficiaryEntityType: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly routingCodeType: string | null, readonly validationRule: string }> }> };

export type SameBankAccountQueryVariables = Exact<{
  accountId: string;
  ibans: ReadonlyArray<string> | string;
  accountNumbers: ReadonlyArray<string> | string;
  bankCodes: ReadonlyArray<string> | string;
}>;


export type SameBankAccountQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string }> };

export type ValidateBeneficiaryQueryVariables = Exact<{
  beneficiary: BeneficiaryInput;
}>;


export type ValidateBeneficiaryQuery = { readonly validateBeneficiary: { readonly isValid: boolean, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly message: string }> } };

export type CreateBeneficiaryMutationVariables = Exact<{
  beneficiary: BeneficiaryInput;
  isNameMismatchAccepted?: boolean | null | undefined;
  clientRequestId: string;
}>;


export type CreateBeneficiaryMutation = { readonly createBeneficiary: { readonly id: string, readonly isPayable: boolean } };

export type UpdateBeneficiaryMutationVariables = Exact<{
  beneficiaryId: string;
  sliceId: string;
  beneficiary: BeneficiaryInput;
  isNameMismatchAccepted?: boolean | null | undefined;
}>;


export type UpdateBeneficiaryMutation = { readonly updateBeneficiary: { readonly id: string, readonly isPayable: boolean } };

export type BeneficiaryCountQueryVariables = Exact<{
  accountId: string;
  pattern: string;
  code: string;
  heldIn: string;
}>;


export type BeneficiaryCountQuery = { readonly beneficiary_information_slice_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type BeneficiaryRowFragment = { readonly id: string, readonly beneficiaryId: string, readonly createdAt: string, readonly name: string, readonly beneficiaryEntityType: string, readonly bankCountry: string, readonly currency: string, readonly iban: string | null, readonly accountNumber: string | null, readonly isPriority: boolean, readonly isRegular: boolean, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null, readonly createdAt: string, readonly lastPayment: { readonly beneficiaryId: string | null, readonly accountId: string | null, readonly lastPaidOn: string | null } | null, readonly tags: ReadonlyArray<{ readonly beneficiary_id: string, readonly tag: string }> } };

export type BeneficiariesQueryVariables = Exact<{
  accountId: string;
  pattern: string;
  code: string;
  heldIn: string;
  bankCountry?: Order_By | null | undefined;
  currency?: Order_By | null | undefined;
  name: Order_By;
  id: Order_By;
  limit: number;
  offset: number;
}>;


export type BeneficiariesQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly createdAt: string, readonly name: string, readonly beneficiaryEntityType: string, readonly bankCountry: string, readonly currency: string, readonly iban: string | null, readonly accountNumber: string | null, readonly isPriority: boolean, readonly isRegular: boolean, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null, readonly createdAt: string, readonly lastPayment: { readonly beneficiaryId: string | null, readonly accountId: string | null, readonly lastPaidOn: string | null } | null, readonly tags: ReadonlyArray<{ readonly beneficiary_id: string, readonly tag: string }> } }> };

export type EnsureBeneficiaryImportedMutationVariables = Exact<{
  tccBeneficiaryId: string;
}>;


export type EnsureBeneficiaryImportedMutation = { readonly ensureBeneficiaryImported: { readonly id: string } };

export type SearchLiveBeneficiariesQueryVariables = Exact<{
  page: number;
}>;


export type SearchLiveBeneficiariesQuery = { readonly searchLiveBeneficiaries: { readonly totalPages: number, readonly beneficiaries: ReadonlyArray<{ readonly tccBeneficiaryId: string, readonly beneficiaryId: string | null, readonly name: string | null, readonly bankAccountHolderName: string | null, readonly bankCountry: string | null, readonly currency: string, readonly accountNumber: string | null, readonly iban: string | null }> } };

export type VerifyPayeeMutationVariables = Exact<{
  payee: PayeeInput;
}>;


export type VerifyPayeeMutation = { readonly verifyPayee: { readonly answer: string, readonly actualName: string | null, readonly reason: string | null } };

export type GetBeneficiaryUploadQueryVariables = Exact<{
  uploadId: string;
}>;


export type GetBeneficiaryUploadQuery = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ValidateBeneficiaryUploadMutationVariables = Exact<{
  filename: string;
  content: string;
}>;


export type ValidateBeneficiaryUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type CorrectBeneficiaryUploadRowMutationVariables = Exact<{
  uploadId: string;
  rowNumber: number;
  field: string;
  value: string;
}>;


export type CorrectBeneficiaryUploadRowMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ConfirmBeneficiaryUploadMutationVariables = Exact<{
  uploadId: string;
}>;


export type ConfirmBeneficiaryUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type DeleteBeneficiaryMutationVariables = Exact<{
  beneficiaryId: string;
}>;


export type DeleteBeneficiaryMutation = { readonly deleteBeneficiary: { readonly id: string } };

export type SetBeneficiaryTagsMutationVariables = Exact<{
  beneficiaryId: string;
  tags: ReadonlyArray<string> | string;
}>;


export type SetBeneficiaryTagsMutation = { readonly setBeneficiaryTags: { readonly beneficiaryId: string, readonly tags: ReadonlyArray<string> } };

export type BookDifferencesQueryVariables = Exact<{
  isOpen: boolean;
  limit: number;
  offset: number;
}>;


export type BookDifferencesQuery = { readonly book_differences: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly side: string, readonly fields: ReadonlyArray<string>, readonly expected: unknown, readonly found: unknown, readonly found_at: string, readonly resolved_at: string | null, readonly resolution: string | null, readonly account: { readonly id: string, readonly name: string } | null }> };

export type BookDifferenceQueryVariables = Exact<{
  id: string;
  entityId: string;
}>;


export type BookDifferenceQuery = { readonly book_differences_by_pk: { readonly id: string, readonly kind: string, readonly subject_id: string, readonly side: string, readonly fields: ReadonlyArray<string>, readonly our_table: string | null, readonly our_id: string | null, readonly expected: unknown, readonly found: unknown, readonly movements: unknown, readonly digest: string, readonly found_at: string, readonly seen_at: string, readonly resolved_at: string | null, readonly resolution: string | null, readonly note: string | null, readonly resolved_by: string | null, readonly account: { readonly id: string, readonly name: string } | null } | null, readonly pending_changes: ReadonlyArray<{ readonly id: string, readonly change: unknown, readonly requested_by: string, readonly requested_at: string }> };

export type ResolveBookDifferenceMutationVariables = Exact<{
  differenceId: string;
  digest: string;
  resolution: string;
  note: string;
}>;


export type ResolveBookDifferenceMutation = { readonly resolveBookDifference: { readonly id: string, readonly pendingChangeId: string | null } };

export type ChangeRowFragment = { readonly id: string, readonly kind: string, readonly requested_by: string, readonly requested_at: string, readonly decision: string | null, readonly organisation: { readonly id: string, readonly name: string } | null };

export type PendingChangesQueryVariables = Exact<{
  isOpen: boolean;
  limit: number;
  offset: number;
}>;


export type PendingChangesQuery = { readonly pending_changes: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly requested_by: string, readonly requested_at: string, readonly decision: string | null, readonly organisation: { readonly id: string, readonly name: string } | null }> };

export type PendingChangeQueryVariables = Exact<{
  id: string;
}>;


export type PendingChangeQuery = { readonly pending_changes_by_pk: { readonly id: string, readonly kind: string, readonly org_id: string | null, readonly effect: unknown, readonly change_digest: string, readonly requested_by: string, readonly requested_at: string, readonly decision: string | null, readonly decided_by: string | null, readonly decided_at: string | null, readonly reason: string | null, readonly organisation: { readonly id: string, readonly name: string } | null } | null };

export type ChangeNamesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ChangeNamesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ReprocessChargeMutationVariables = Exact<{
  chargeId: string;
}>;


export type ReprocessChargeMutation = { readonly reprocessCharge: { readonly id: string, readonly status: string, readonly errorMessage: string | null } };

export type ReaimChargeMutationVariables = Exact<{
  chargeId: string;
  houseAccountId: string;
}>;


export type ReaimChargeMutation = { readonly reaimCharge: { readonly id: string, readonly pendingChangeId: string | null } };

export type UpdateChargeStatusMutationVariables = Exact<{
  chargeId: string;
  status: string;
  reason: string;
}>;


export type UpdateChargeStatusMutation = { readonly updateChargeStatus: { readonly id: string, readonly status: string } };

export type ChargeRowFragment = { readonly id: string, readonly created_at: string, readonly updatedAt: string, readonly type: string, readonly status: string, readonly amount: string, readonly currency: string, readonly narrative: string, readonly error_message: string | null, readonly retryCount: number, readonly mainAccount: { readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } }, readonly houseEnd: { readonly charge_id: string | null, readonly is_right: boolean | null, readonly account: { readonly id: string, readonly name: string } | null, readonly settingsAccount: { readonly id: string, readonly name: string, readonly isHouseAccount: boolean } | null } | null };

export type ChargesQueryVariables = Exact<{
  accountId?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdBefore?: string | null | undefined;
  misdirected?: boolean | null | undefined;
  statuses: ReadonlyArray<string> | string;
  types: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type ChargesQuery = { readonly charges: ReadonlyArray<{ readonly id: string, readonly created_at: string, readonly updatedAt: string, readonly type: string, readonly status: string, readonly amount: string, readonly currency: string, readonly narrative: string, readonly error_message: string | null, readonly retryCount: number, readonly mainAccount: { readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } }, readonly houseEnd: { readonly charge_id: string | null, readonly is_right: boolean | null, readonly account: { readonly id: string, readonly name: string } | null, readonly settingsAccount: { readonly id: string, readonly name: string, readonly isHouseAccount: boolean } | null } | null }> };

export type ChargesLiveSubscriptionVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ChargesLiveSubscription = { readonly charges: ReadonlyArray<{ readonly id: string, readonly created_at: string, readonly updatedAt: string, readonly type: string, readonly status: string, readonly amount: string, readonly currency: string, readonly narrative: string, readonly error_message: string | null, readonly retryCount: number, readonly mainAccount: { readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } }, readonly houseEnd: { readonly charge_id: string | null, readonly is_right: boolean | null, readonly account: { readonly id: string, readonly name: string } | null, readonly settingsAccount: { readonly id: string, readonly name: string, readonly isHouseAccount: boolean } | null } | null }> };

export type ChargeDerivationQueryVariables = Exact<{
  id: string;
}>;


export type ChargeDerivationQuery = { readonly charges_by_pk: { readonly id: string, readonly type: string, readonly status: string, readonly amount: string, readonly currency: string, readonly exchange_rate: string | null, readonly narrative: string, readonly created_at: string, readonly error_message: string | null, readonly retryCount: number, readonly next_attempt_at: string | null, readonly mainAccount: { readonly id: string, readonly name: string }, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string }, readonly houseEnd: { readonly charge_id: string | null, readonly is_right: boolean | null, readonly account: { readonly id: string, readonly name: string } | null, readonly settingsAccount: { readonly id: string, readonly name: string, readonly isHouseAccount: boolean } | null } | null, readonly tariff: { readonly id: string, readonly name: string } | null, readonly derivation: { readonly charge_id: string, readonly inputs: unknown } | null, readonly attempts: ReadonlyArray<{ readonly charge_id: string, readonly attempt: number, readonly at: string, readonly rate_at: string | null }> } | null };

export type PendingChargeFragment = { readonly id: string | null, readonly created_at: string | null, readonly type: string | null, readonly status: string | null, readonly amount: string | null, readonly currency: string | null, readonly narrative: string | null, readonly payment_id: string | null, readonly account_name: string | null };

export type PendingChargesQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type PendingChargesQuery = { readonly vw_user_charges: ReadonlyArray<{ readonly id: string | null, readonly created_at: string | null, readonly type: string | null, readonly status: string | null, readonly amount: string | null, readonly currency: string | null, readonly narrative: string | null, readonly payment_id: string | null, readonly account_name: string | null }> };

export type PendingChargeCountQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingChargeCountQuery = { readonly vw_user_charges_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type ChangeQuoteFragment = { readonly amount: string, readonly currency: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string | null, readonly amount: string, readonly currency: string, readonly paymentDate: string | null, readonly fate: string }> };

export type ChangeResultFragment = { readonly id: string, readonly status: string, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly errorCode: string | null, readonly errorMessage: string | null };

export type ConversionCancellationQuoteQueryVariables = Exact<{
  conversionId: string;
}>;


export type ConversionCancellationQuoteQuery = { readonly quote: { readonly amount: string, readonly currency: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string | null, readonly amount: string, readonly currency: string, readonly paymentDate: string | null, readonly fate: string }> } };

export type ConversionDateChangeQuoteQueryVariables = Exact<{
  conversionId: string;
  newDate: string;
}>;


export type ConversionDateChangeQuoteQuery = { readonly quote: { readonly amount: string, readonly currency: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string | null, readonly amount: string, readonly currency: string, readonly paymentDate: string | null, readonly fate: string }> } };

export type ConversionSplitPreviewQueryVariables = Exact<{
  conversionId: string;
  amount: string;
}>;


export type ConversionSplitPreviewQuery = { readonly preview: { readonly first: { readonly buyAmount: string, readonly sellAmount: string }, readonly second: { readonly buyAmount: string, readonly sellAmount: string } } };

export type CancelConversionMutationVariables = Exact<{
  conversionId: string;
  acceptedAmount: string;
  clientRequestId: string;
}>;


export type CancelConversionMutation = { readonly result: { readonly id: string, readonly status: string, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type ChangeConversionDateMutationVariables = Exact<{
  conversionId: string;
  newDate: string;
  acceptedAmount: string;
  clientRequestId: string;
}>;


export type ChangeConversionDateMutation = { readonly result: { readonly id: string, readonly status: string, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type SplitConversionMutationVariables = Exact<{
  conversionId: string;
  amount: string;
  amountBefore: string;
  clientRequestId: string;
}>;


export type SplitConversionMutation = { readonly result: { readonly id: string, readonly status: string, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type GetConversionQuoteMutationVariables = Exact<{
  amount: string;
  buyCurrency: string;
  sellCurrency: string;
  fixedSide: string;
  conversionDate?: string | null | undefined;
  conversionDatePreference?: string | null | undefined;
}>;


export type GetConversionQuoteMutation = { readonly quote: { readonly quoteId: string, readonly buyCurrency: string, readonly sellCurrency: string, readonly fixedSide: string, readonly buyAmount: string, readonly sellAmount: string, readonly currencyPair: string, readonly clientRate: string, readonly midMarketRate: string | null, readonly conversionDate: string, readonly settlementCutOffTime: string | null, readonly validForMs: number } };

export type CreateConversionMutationVariables = Exact<{
  quoteId: string;
  buyAmount: string;
  sellAmount: string;
  conversionDate: string;
}>;


export type CreateConversionMutation = { readonly result: { readonly id: string, readonly status: string, readonly tccConversionId: string | null, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type ConversionDatesQueryVariables = Exact<{
  conversionPair: string;
}>;


export type ConversionDatesQuery = { readonly getValidConversionDates: { readonly firstConversionDate: string, readonly firstConversionCutoffTime: string | null, readonly nextDayConversionDate: string | null, readonly defaultConversionDate: string, readonly optimizeLiquidityConversionDate: string | null, readonly invalidConversionDates: ReadonlyArray<{ readonly date: string, readonly reason: string }> } };

export type ConversionsBeingBookedSubscriptionVariables = Exact<{
  accountId: string;
  limit: number;
}>;


export type ConversionsBeingBookedSubscription = { readonly conversions: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly createdById: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly quote: { readonly id: string, readonly buyCurrency: string, readonly sellCurrency: string, readonly clientBuyAmount: string, readonly clientSellAmount: string } | null }> };

export type ConversionsNotBookedSubscriptionVariables = Exact<{
  accountId: string;
  userId: string;
  createdFrom: string;
  limit: number;
}>;


export type ConversionsNotBookedSubscription = { readonly conversions: ReadonlyArray<{ readonly id: string, readonly errorMessage: string | null, readonly quote: { readonly id: string, readonly buyCurrency: string, readonly sellCurrency: string, readonly fixedSide: string, readonly clientBuyAmount: string, readonly clientSellAmount: string } | null }> };

export type ConversionTotalsQueryVariables = Exact<{
  args: Found_Conversion_Totals_Args;
}>;


export type ConversionTotalsQuery = { readonly totals: ReadonlyArray<{ readonly account_id: string | null, readonly status: string | null, readonly sell_currency: string | null, readonly conversions: number | null, readonly sell_amount: string | null }> };

export type ConversionsQueryVariables = Exact<{
  args: Found_Conversions_Args;
  statuses: ReadonlyArray<string> | string;
  created: Order_By;
  limit: number;
  offset: number;
}>;


export type ConversionsQuery = { readonly conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly status: string, readonly currency_pair: string, readonly buy_currency: string, readonly sell_currency: string, readonly fixed_side: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly client_rate: string | null, readonly conversion_date: string, readonly settlement_date: string, readonly created_at: string, readonly updated_at: string }> };

export type ConversionViewFragment = { readonly mid_market_rate: string | null, readonly id: string, readonly short_reference: string, readonly status: string, readonly currency_pair: string, readonly buy_currency: string, readonly sell_currency: string, readonly fixed_side: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly client_rate: string | null, readonly conversion_date: string, readonly settlement_date: string, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string } | null, readonly request: { readonly id: string, readonly createdById: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly changes: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly status: string, readonly oldDate: string, readonly newDate: string | null, readonly splitAmount: string | null, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly createdById: string, readonly createdAt: string, readonly errorMessage: string | null, readonly childConversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }>, readonly splitOffBy: { readonly id: string, readonly tccConversionId: string, readonly createdById: string, readonly createdAt: string, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly transactions: ReadonlyArray<{ readonly id: string, readonly type: string, readonly status: string, readonly completed_at: string | null }> };

export type ConversionQueryVariables = Exact<{
  id: string;
  limit: number;
  liveOffset: number;
  waitingOffset: number;
}>;


export type ConversionQuery = { readonly conversion: { readonly mid_market_rate: string | null, readonly id: string, readonly short_reference: string, readonly status: string, readonly currency_pair: string, readonly buy_currency: string, readonly sell_currency: string, readonly fixed_side: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly client_rate: string | null, readonly conversion_date: string, readonly settlement_date: string, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string } | null, readonly request: { readonly id: string, readonly createdById: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly changes: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly status: string, readonly oldDate: string, readonly newDate: string | null, readonly splitAmount: string | null, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly createdById: string, readonly createdAt: string, readonly errorMessage: string | null, readonly childConversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }>, readonly splitOffBy: { readonly id: string, readonly tccConversionId: string, readonly createdById: string, readonly createdAt: string, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly transactions: ReadonlyArray<{ readonly id: string, readonly type: string, readonly status: string, readonly completed_at: string | null }> } | null, readonly livePayments: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }>, readonly livePaymentCount: { readonly aggregate: { readonly count: number } | null }, readonly waitingPayments: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }>, readonly waitingPaymentCount: { readonly aggregate: { readonly count: number } | null } };

export type ConversionLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type ConversionLiveSubscription = { readonly conversion: { readonly mid_market_rate: string | null, readonly id: string, readonly short_reference: string, readonly status: string, readonly currency_pair: string, readonly buy_currency: string, readonly sell_currency: string, readonly fixed_side: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly client_rate: string | null, readonly conversion_date: string, readonly settlement_date: string, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string } | null, readonly request: { readonly id: string, readonly createdById: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly changes: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly status: string, readonly oldDate: string, readonly newDate: string | null, readonly splitAmount: string | null, readonly settledAmount: string | null, readonly currency: string, readonly childConversionId: string | null, readonly createdById: string, readonly createdAt: string, readonly errorMessage: string | null, readonly childConversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }>, readonly splitOffBy: { readonly id: string, readonly tccConversionId: string, readonly createdById: string, readonly createdAt: string, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly transactions: ReadonlyArray<{ readonly id: string, readonly type: string, readonly status: string, readonly completed_at: string | null }> } | null };

export type AllCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllCountriesQuery = { readonly countries: ReadonlyArray<{ readonly alpha2Code: string, readonly alpha3Code: string, readonly countryName: string, readonly swiftTier: number, readonly weighting: number, readonly permittedJurisdiction: boolean, readonly sanctionFlag: boolean, readonly updatedAt: string }>, readonly restricted_countries: ReadonlyArray<{ readonly countryCode: string }> };

export type CreateCountryMutationVariables = Exact<{
  country: CountryInput;
}>;


export type CreateCountryMutation = { readonly createCountry: { readonly alpha2Code: string } };

export type UpdateCountryMutationVariables = Exact<{
  country: CountryInput;
}>;


export type UpdateCountryMutation = { readonly updateCountry: { readonly alpha2Code: string } };

export type DeleteCountryMutationVariables = Exact<{
  alpha2Code: string;
}>;


export type DeleteCountryMutation = { readonly deleteCountry: { readonly alpha2Code: string } };

export type DashboardCountsQueryVariables = Exact<{
  accountId: string;
  lastSeen: string;
  today: string;
}>;


export type DashboardCountsQuery = { readonly toAuthorise: { readonly aggregate: { readonly count: number } | null }, readonly failedPayments: { readonly aggregate: { readonly count: number } | null }, readonly pendingTransactions: { readonly aggregate: { readonly count: number } | null }, readonly completedTransactions: { readonly aggregate: { readonly count: number } | null }, readonly paymentsToday: { readonly aggregate: { readonly count: number } | null }, readonly conversionsToday: { readonly aggregate: { readonly count: number } | null } };

export type PaymentsAwaitingAuthorisationQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsAwaitingAuthorisationQuery = { readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }> };

export type DashboardAccountQueryVariables = Exact<{
  accountId: string;
  currency: string;
  failedFrom: string;
}>;


export type DashboardAccountQuery = { readonly payments: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }>, readonly failed: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }>, readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string }> };

export type DashboardRolesQueryVariables = Exact<{
  orgId: string;
}>;


export type DashboardRolesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean }> };

export type UpcomingPaymentsQueryVariables = Exact<{
  accountId: string;
  from: string;
  to: string;
  currency: string;
}>;


export type UpcomingPaymentsQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly paymentDate: string, readonly amount: string, readonly currency: string, readonly status: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string }> };

export type CreateFavouriteAddressMutationVariables = Exact<{
  orgId: string;
  favourite: FavouriteAddressInput;
}>;


export type CreateFavouriteAddressMutation = { readonly createFavouriteAddress: { readonly id: string } };

export type CreateFavouriteEntityMutationVariables = Exact<{
  orgId: string;
  favourite: FavouriteEntityInput;
}>;


export type CreateFavouriteEntityMutation = { readonly createFavouriteEntity: { readonly id: string } };

export type CreateFavouritePersonMutationVariables = Exact<{
  orgId: string;
  favourite: FavouritePersonInput;
}>;


export type CreateFavouritePersonMutation = { readonly createFavouritePerson: { readonly id: string } };

export type UpdateFavouriteAddressMutationVariables = Exact<{
  favouriteId: string;
  favourite: FavouriteAddressInput;
}>;


export type UpdateFavouriteAddressMutation = { readonly updateFavouriteAddress: { readonly id: string } };

export type UpdateFavouriteEntityMutationVariables = Exact<{
  favouriteId: string;
  favourite: FavouriteEntityInput;
}>;


export type UpdateFavouriteEntityMutation = { readonly updateFavouriteEntity: { readonly id: string } };

export type UpdateFavouritePersonMutationVariables = Exact<{
  favouriteId: string;
  favourite: FavouritePersonInput;
}>;


export type UpdateFavouritePersonMutation = { readonly updateFavouritePerson: { readonly id: string } };

export type DeleteFavouriteAddressMutationVariables = Exact<{
  favouriteId: string;
}>;


export type DeleteFavouriteAddressMutation = { readonly deleteFavouriteAddress: { readonly id: string } };

export type DeleteFavouriteEntityMutationVariables = Exact<{
  favouriteId: string;
}>;


export type DeleteFavouriteEntityMutation = { readonly deleteFavouriteEntity: { readonly id: string } };

export type DeleteFavouritePersonMutationVariables = Exact<{
  favouriteId: string;
}>;


export type DeleteFavouritePersonMutation = { readonly deleteFavouritePerson: { readonly id: string } };

export type FavouriteOrganisationsQueryVariables = Exact<{
  pattern: string;
  limit: number;
  offset: number;
}>;


export type FavouriteOrganisationsQuery = { readonly organisations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly enable_favourites: boolean }> };

export type FavouritesByOrgQueryVariables = Exact<{
  orgId: string;
  pattern: string;
  limit: number;
  offset: number;
}>;


export type FavouritesByOrgQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string, readonly enable_favourites: boolean } | null, readonly favourites_addresses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly street: string, readonly city: string, readonly state_or_province: string | null, readonly postal_code: string | null, readonly country: string }>, readonly favourites_entities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly legal_entity_type: string | null, readonly identification_type: string | null, readonly identification_value: string | null, readonly email: string | null, readonly phone: string | null, readonly website: string | null, readonly street: string | null, readonly city: string | null, readonly state_or_province: string | null, readonly postal_code: string | null, readonly country: string | null }>, readonly favourites_persons: ReadonlyArray<{ readonly id: string, readonly first_name: string, readonly last_name: string, readonly date_of_birth: string | null, readonly nationality: string | null, readonly identification_type: string | null, readonly identification_value: string | null, readonly email: string | null, readonly phone: string | null, readonly street: string | null, readonly city: string | null, readonly state_or_province: string | null, readonly postal_code: string | null, readonly country: string | null }>, readonly favourites_addresses_aggregate: { readonly aggregate: { readonly count: number } | null }, readonly favourites_entities_aggregate: { readonly aggregate: { readonly count: number } | null }, readonly favourites_persons_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type NoticePreferencesQueryVariables = Exact<{
  userId: string;
}>;


export type NoticePreferencesQuery = { readonly notice_preferences: ReadonlyArray<{ readonly user_id: string, readonly kind: string, readonly in_app: boolean, readonly by_email: boolean }> };

export type MarkNoticeReadMutationVariables = Exact<{
  id: string;
  isRead: boolean;
}>;


export type MarkNoticeReadMutation = { readonly markNotice: { readonly count: number } };

export type MarkAllNoticesReadMutationVariables = Exact<{
  upTo: string;
}>;


export type MarkAllNoticesReadMutation = { readonly markAllNotices: { readonly count: number } };

export type SetNoticePreferenceMutationVariables = Exact<{
  kind: string;
  inApp: boolean;
  byEmail: boolean;
}>;


export type SetNoticePreferenceMutation = { readonly setNoticePreference: { readonly kind: string } };

export type NoticeRowFragment = { readonly id: string, readonly kind: string, readonly content: unknown, readonly readAt: string | null, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string } | null };

export type NoticesQueryVariables = Exact<{
  userId: string;
  readAfter: string;
  limit: number;
  offset: number;
}>;


export type NoticesQuery = { readonly notices: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly content: unknown, readonly readAt: string | null, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string } | null }>, readonly found: { readonly aggregate: { readonly count: number } | null }, readonly unread: { readonly aggregate: { readonly count: number, readonly max: { readonly createdAt: string | null } | null } | null } };

export type NoticesLiveSubscriptionVariables = Exact<{
  userId: string;
  readAfter: string;
  limit: number;
  offset: number;
}>;


export type NoticesLiveSubscription = { readonly notices: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly content: unknown, readonly readAt: string | null, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string } | null }> };

export type NotificationsHtmlQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsHtmlQuery = { readonly settings: ReadonlyArray<{ readonly notifications_page_html: string | null }> };

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { readonly schedule_states: ReadonlyArray<{ readonly name: string | null, readonly started_at: string | null, readonly ended_run_started_at: string | null, readonly finished_at: string | null, readonly outcome: string | null, readonly report: unknown, readonly failures: string | null, readonly failed_at: string | null, readonly failure: string | null }>, readonly owed_work: ReadonlyArray<{ readonly kind: string | null, readonly waiting: string | null, readonly tried: string | null, readonly oldest_at: string | null }>, readonly alarms: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly subject: string, readonly message: string, readonly details: unknown, readonly raised_at: string }>, readonly alarms_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type ScheduleRunsQueryVariables = Exact<{
  names: ReadonlyArray<string> | string;
  outcomes: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type ScheduleRunsQuery = { readonly schedule_runs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly started_at: string, readonly finished_at: string | null, readonly outcome: string | null, readonly report: unknown }> };

export type GetOrganisationDayQueryVariables = Exact<{
  orgId: string;
}>;


export type GetOrganisationDayQuery = { readonly getOrganisationDay: { readonly day: string, readonly isPartial: boolean, readonly wallets: ReadonlyArray<{ readonly accountId: string, readonly accountName: string, readonly currency: string, readonly opening: string, readonly in: string, readonly out: string, readonly closing: string, readonly lowest: string, readonly shortAtFlow: number | null, readonly flows: ReadonlyArray<{ readonly kind: string, readonly id: string, readonly name: string, readonly amount: string, readonly cutOff: string | null, readonly balance: string }> }>, readonly moves: ReadonlyArray<{ readonly currency: string, readonly fromAccountId: string, readonly toAccountId: string, readonly amount: string }> } };

export type CreateOrganisationMutationVariables = Exact<{
  organisation: OrganisationInput;
}>;


export type CreateOrganisationMutation = { readonly createOrganisation: { readonly id: string } };

export type UpdateOrganisationMutationVariables = Exact<{
  orgId: string;
  organisation: OrganisationChangesInput;
}>;


export type UpdateOrganisationMutation = { readonly updateOrganisation: { readonly id: string } };

export type DeleteOrganisationMutationVariables = Exact<{
  orgId: string;
}>;


export type DeleteOrganisationMutation = { readonly deleteOrganisation: { readonly id: string } };

export type EditedOrganisationQueryVariables = Exact<{
  id: string;
}>;


export type EditedOrganisationQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string, readonly authorisation_currency: string, readonly tcc_login_id: string | null, readonly tcc_contact_id: string | null, readonly defaultToAdminCredentials: boolean, readonly enable_dip: boolean, readonly enable_favourites: boolean, readonly idle_limit_minutes: number, readonly payment_expiry_days: number | null, readonly fraud_notices: unknown } | null };

export type CreateOrgGroupMutationVariables = Exact<{
  orgId: string;
  group: OrgGroupInput;
}>;


export type CreateOrgGroupMutation = { readonly createOrgGroup: { readonly id: string } };

export type UpdateOrgGroupMutationVariables = Exact<{
  groupId: string;
  group: OrgGroupInput;
}>;


export type UpdateOrgGroupMutation = { readonly updateOrgGroup: { readonly id: string } };

export type DeleteOrgGroupMutationVariables = Exact<{
  groupId: string;
}>;


export type DeleteOrgGroupMutation = { readonly deleteOrgGroup: { readonly id: string } };

export type GroupChoicesQueryVariables = Exact<{
  orgId: string;
}>;


export type GroupChoicesQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly users_organisations: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string } }> };

export type OrganisationsQueryVariables = Exact<{
  pattern: string;
  limit: number;
  offset: number;
}>;


export type OrganisationsQuery = { readonly organisations: ReadonlyArray<{ readonly id: string, readonly name: string, readonly authorisation_currency: string, readonly enable_dip: boolean, readonly enable_favourites: boolean, readonly accounts_aggregate: { readonly aggregate: { readonly count: number } | null } }> };

export type PermissionsQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type PermissionsQuery = { readonly CurrencyCloudContacts: ReadonlyArray<{ readonly user_id: string, readonly lower_fx_limit: string, readonly upper_fx_limit: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean }, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }>, readonly users_organisations: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }> };

export type CreateRoleMutationVariables = Exact<{
  orgId: string;
  role: RoleInput;
}>;


export type CreateRoleMutation = { readonly createRole: { readonly id: string, readonly pendingChangeId: string | null } };

export type UpdateRoleMutationVariables = Exact<{
  roleId: string;
  role: RoleInput;
}>;


export type UpdateRoleMutation = { readonly updateRole: { readonly id: string, readonly pendingChangeId: string | null } };

export type DeleteRoleMutationVariables = Exact<{
  roleId: string;
}>;


export type DeleteRoleMutation = { readonly deleteRole: { readonly id: string, readonly pendingChangeId: string | null } };

export type ReorderRolesMutationVariables = Exact<{
  orgId: string;
  roleIds: ReadonlyArray<string> | string;
}>;


export type ReorderRolesMutation = { readonly reorderRoles: { readonly id: string } };

export type CloneRolesFromOrgMutationVariables = Exact<{
  fromOrgId: string;
  orgId: string;
}>;


export type CloneRolesFromOrgMutation = { readonly cloneRolesFromOrg: { readonly count: number, readonly pendingChangeId: string | null } };

export type OrganisationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationChoicesQuery = { readonly organisations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CreatePaymentAuthRuleMutationVariables = Exact<{
  orgId: string;
  rule: PaymentAuthRuleInput;
}>;


export type CreatePaymentAuthRuleMutation = { readonly createPaymentAuthRule: { readonly id: string, readonly pendingChangeId: string | null } };

export type UpdatePaymentAuthRuleMutationVariables = Exact<{
  ruleId: string;
  rule: PaymentAuthRuleInput;
}>;


export type UpdatePaymentAuthRuleMutation = { readonly updatePaymentAuthRule: { readonly id: string, readonly pendingChangeId: string | null } };

export type ArchivePaymentAuthRuleMutationVariables = Exact<{
  ruleId: string;
}>;


export type ArchivePaymentAuthRuleMutation = { readonly archivePaymentAuthRule: { readonly id: string, readonly pendingChangeId: string | null } };

export type DeletePaymentAuthRuleMutationVariables = Exact<{
  ruleId: string;
}>;


export type DeletePaymentAuthRuleMutation = { readonly deletePaymentAuthRule: { readonly id: string, readonly pendingChangeId: string | null } };

export type OrganisationFourEyesQueryVariables = Exact<{
  id: string;
}>;


export type OrganisationFourEyesQuery = { readonly organisations_by_pk: { readonly id: string, readonly four_eyes: ReadonlyArray<string>, readonly userLinks_aggregate: { readonly aggregate: { readonly count: number } | null } } | null };

export type SetOrganisationFourEyesMutationVariables = Exact<{
  orgId: string;
  fourEyes: ReadonlyArray<string> | string;
}>;


export type SetOrganisationFourEyesMutation = { readonly setOrganisationFourEyes: { readonly id: string, readonly pendingChangeId: string | null } };

export type OrganisationQueryVariables = Exact<{
  id: string;
}>;


export type OrganisationQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string, readonly authorisation_currency: string, readonly enable_dip: boolean, readonly enable_favourites: boolean, readonly idle_limit_minutes: number, readonly createdAt: string } | null };

export type OrganisationRolesQueryVariables = Exact<{
  orgId: string;
}>;


export type OrganisationRolesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly order: number, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean }> };

export type OrganisationGroupsQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type OrganisationGroupsQuery = { readonly groups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly accountLinks: ReadonlyArray<{ readonly account_id: string, readonly group_id: string, readonly account: { readonly id: string, readonly name: string } }>, readonly userLinks: ReadonlyArray<{ readonly user_id: string, readonly group_id: string }> }> };

export type OrganisationUsersQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type OrganisationUsersQuery = { readonly users_organisations: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }> };

export type OrganisationRulesQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type OrganisationRulesQuery = { readonly organisation_payment_auth_rule: ReadonlyArray<{ readonly id: string, readonly threshold: number, readonly is_archived: boolean, readonly can_authorise_own_payments: boolean, readonly payment_creator_can_satisfy_rule: boolean, readonly roles: ReadonlyArray<{ readonly auth_rule_id: string, readonly role_id: string, readonly number_required: number, readonly role: { readonly id: string, readonly name: string } }> }> };

export type OrganisationAccountsQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type OrganisationAccountsQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly is_approved: boolean, readonly is_closed: boolean }> };

export type WebhookEndpointFieldsFragment = { readonly id: string, readonly org_id: string, readonly url: string, readonly description: string, readonly events: ReadonlyArray<string>, readonly enabled: boolean, readonly createdById: string, readonly createdAt: string };

export type WebhookEndpointsQueryVariables = Exact<{
  orgId: string;
  limit: number;
  offset: number;
}>;


export type WebhookEndpointsQuery = { readonly webhook_endpoints: ReadonlyArray<{ readonly id: string, readonly org_id: string, readonly url: string, readonly description: string, readonly events: ReadonlyArray<string>, readonly enabled: boolean, readonly createdById: string, readonly createdAt: string }> };

export type WebhookEndpointQueryVariables = Exact<{
  endpointId: string;
}>;


export type WebhookEndpointQuery = { readonly webhook_endpoints_by_pk: { readonly id: string, readonly org_id: string, readonly url: string, readonly description: string, readonly events: ReadonlyArray<string>, readonly enabled: boolean, readonly createdById: string, readonly createdAt: string, readonly organisation: { readonly id: string, readonly name: string } } | null };

export type WebhookMessagesQueryVariables = Exact<{
  endpointId: string;
  states: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type WebhookMessagesQuery = { readonly outgoing_webhook_deliveries: ReadonlyArray<{ readonly id: string, readonly message_id: string, readonly endpoint_id: string, readonly event: string, readonly payload: unknown, readonly state: string, readonly attempts: number, readonly next_attempt_at: string, readonly response_status: number | null, readonly response_excerpt: string | null, readonly delivered_at: string | null, readonly createdAt: string, readonly requestedById: string | null }> };

export type CreateWebhookEndpointMutationVariables = Exact<{
  orgId: string;
  endpoint: WebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { readonly result: { readonly id: string, readonly secret: string, readonly pendingChangeId: string | null } };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  endpointId: string;
  endpoint: WebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { readonly result: { readonly id: string, readonly pendingChangeId: string | null } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  endpointId: string;
}>;


export type DeleteWebhookEndpointMutation = { readonly result: { readonly id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  endpointId: string;
}>;


export type RotateWebhookSecretMutation = { readonly result: { readonly id: string, readonly secret: string, readonly pendingChangeId: string | null } };

export type ReplayWebhookMessageMutationVariables = Exact<{
  endpointId: string;
  messageId: string;
}>;


export type ReplayWebhookMessageMutation = { readonly result: { readonly id: string } };

export type PaymentsYouCanAuthoriseQueryVariables = Exact<{
  accountId: string;
  limit: number;
  offset: number;
}>;


export type PaymentsYouCanAuthoriseQuery = { readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }> };

export type PaymentsYouCanAuthoriseTotalsQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentsYouCanAuthoriseTotalsQuery = { readonly totals: ReadonlyArray<{ readonly accountId: string | null, readonly status: string | null, readonly currency: string | null, readonly payments: number | null, readonly amount: string | null }> };

export type PaymentDraftQueryVariables = Exact<{
  userId: string;
  accountId: string;
  from: string;
}>;


export type PaymentDraftQuery = { readonly payment_drafts: ReadonlyArray<{ readonly id: string, readonly search: string, readonly savedAt: string, readonly content: unknown }> };

export type SavePaymentDraftMutationVariables = Exact<{
  search: string;
  savedAt: string;
  draft: PaymentDraftInput;
}>;


export type SavePaymentDraftMutation = { readonly savePaymentDraft: { readonly id: string | null } };

export type DiscardPaymentDraftMutationVariables = Exact<{
  search: string;
}>;


export type DiscardPaymentDraftMutation = { readonly discardPaymentDraft: { readonly id: string | null } };

export type GetLivePaymentQueryVariables = Exact<{
  id: string;
}>;


export type GetLivePaymentQuery = { readonly getLivePayment: { readonly payment: { readonly tccPaymentId: string, readonly paymentId: string | null, readonly shortReference: string, readonly status: string, readonly feeAmount: string | null, readonly feeCurrency: string | null, readonly failureReason: string | null, readonly reviewStatus: string | null, readonly estimatedArrival: string | null, readonly transferredAt: string | null, readonly createdAt: string, readonly updatedAt: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null }, readonly payee: { readonly name: string, readonly bankAccountHolderName: string | null, readonly bankName: string | null, readonly bankCountry: string | null, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } } };

export type ApprovalFactsQueryVariables = Exact<{
  orgId: string;
  currency: string;
}>;


export type ApprovalFactsQuery = { readonly organisation_payment_auth_rule: ReadonlyArray<{ readonly id: string, readonly threshold: number, readonly can_authorise_own_payments: boolean, readonly payment_creator_can_satisfy_rule: boolean, readonly is_archived: boolean, readonly roles: ReadonlyArray<{ readonly auth_rule_id: string, readonly role_id: string, readonly number_required: number, readonly role: { readonly id: string, readonly name: string } }> }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly midMarketRate: string, readonly updatedAt: string }> };

export type AccountBalancesQueryVariables = Exact<{
  accountId: string;
}>;


export type AccountBalancesQuery = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string }> };

export type PayeeChoiceFragment = { readonly beneficiaryId: string, readonly name: string, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } };

export type PayeesQueryVariables = Exact<{
  accountId: string;
  pattern: string;
}>;


export type PayeesQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly beneficiaryId: string, readonly name: string, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } }> };

export type RecentPayeesQueryVariables = Exact<{
  accountId: string;
}>;


export type RecentPayeesQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly reason: string, readonly beneficiarySlice: { readonly id: string, readonly beneficiary: { readonly id: string, readonly slices: ReadonlyArray<{ readonly beneficiaryId: string, readonly name: string, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } }> } } }> };

export type PayeeQueryVariables = Exact<{
  accountId: string;
  beneficiaryId: string;
}>;


export type PayeeQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly beneficiaryId: string, readonly name: string, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } }> };

export type LinkableConversionsQueryVariables = Exact<{
  accountId: string;
  currency: string;
  limit: number;
}>;


export type LinkableConversionsQuery = { readonly tcc_conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly buy_currency: string, readonly client_buy_amount: string, readonly sell_currency: string, readonly client_sell_amount: string, readonly conversion_date: string }> };

export type PaymentDeliveryQueryVariables = Exact<{
  bankCountry: string;
  currency: string;
  paymentDate: string;
  paymentType: string;
}>;


export type PaymentDeliveryQuery = { readonly getPaymentDeliveryDate: { readonly paymentDeliveryDate: string, readonly paymentCutoffTime: string | null } };

export type EditablePaymentQueryVariables = Exact<{
  id: string;
}>;


export type EditablePaymentQuery = { readonly payments_by_pk: { readonly id: string, readonly tccPaymentId: string | null, readonly status: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly beneficiarySlice: { readonly id: string, readonly beneficiaryId: string } } | null };

export type PaymentFeeQueryVariables = Exact<{
  bankCountry: string;
  currency: string;
  paymentType: string;
  chargeType?: string | null | undefined;
}>;


export type PaymentFeeQuery = { readonly getPaymentFee: { readonly amount: string | null, readonly currency: string } };

export type PaymentDatesQueryVariables = Exact<{
  currency: string;
  startDate: string;
}>;


export type PaymentDatesQuery = { readonly getValidPaymentDates: { readonly firstPaymentDate: string, readonly invalidPaymentDates: ReadonlyArray<{ readonly date: string, readonly reason: string }> } };

export type PurposeCodesQueryVariables = Exact<{
  accountId: string;
  currency: string;
  bankCountry: string;
}>;


export type PurposeCodesQuery = { readonly accounts_by_pk: { readonly id: string, readonly legal_entity_type: string | null } | null, readonly payment_purpose_codes: ReadonlyArray<{ readonly code: string, readonly description: string, readonly currency: string, readonly entityType: string, readonly bankCountry: string }> };

export type CreatePaymentMutationVariables = Exact<{
  payment: PaymentInput;
  assets?: ReadonlyArray<PaymentAssetInput> | PaymentAssetInput | null | undefined;
  fraudNoticeId?: string | null | undefined;
  draftSearch?: string | null | undefined;
}>;


export type CreatePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly authorisationsRequired: number, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type UpdatePaymentMutationVariables = Exact<{
  paymentId: string;
  payment: PaymentInput;
  fraudNoticeId?: string | null | undefined;
}>;


export type UpdatePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly authorisationsRequired: number, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type SearchLivePaymentsQueryVariables = Exact<{
  page: number;
  perPage: number;
  reference?: string | null | undefined;
  shortReference?: string | null | undefined;
}>;


export type SearchLivePaymentsQuery = { readonly searchLivePayments: { readonly totalPages: number, readonly isPartial: boolean, readonly payments: ReadonlyArray<{ readonly tccPaymentId: string, readonly paymentId: string | null, readonly shortReference: string, readonly reference: string, readonly paymentDate: string, readonly status: string, readonly amount: string, readonly currency: string }> } };

export type PaymentByShortReferenceQueryVariables = Exact<{
  shortReference: string;
}>;


export type PaymentByShortReferenceQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string } }> };

export type PaymentTotalsQueryVariables = Exact<{
  args: Found_Payment_Totals_Args;
}>;


export type PaymentTotalsQuery = { readonly totals: ReadonlyArray<{ readonly accountId: string | null, readonly status: string | null, readonly currency: string | null, readonly payments: number | null, readonly amount: string | null }> };

export type PaymentsQueryVariables = Exact<{
  args: Found_Payments_Args;
  statuses: ReadonlyArray<string> | string;
  amount?: Order_By | null | undefined;
  paymentDate?: Order_By | null | undefined;
  createdAt?: Order_By | null | undefined;
  id: Order_By;
  limit: number;
  offset: number;
}>;


export type PaymentsQuery = { readonly payments: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }> };

export type SavedViewsQueryVariables = Exact<{
  userId: string;
  list: string;
}>;


export type SavedViewsQuery = { readonly saved_views: ReadonlyArray<{ readonly id: string, readonly name: string, readonly filters: unknown }> };

export type CreateSavedViewMutationVariables = Exact<{
  list: string;
  name: string;
  filters: ReadonlyArray<SavedFilterInput> | SavedFilterInput;
}>;


export type CreateSavedViewMutation = { readonly createSavedView: { readonly id: string } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedViewMutation = { readonly deleteSavedView: { readonly id: string } };

export type RecurringHistoryQueryVariables = Exact<{
  id: string;
  limit: number;
}>;


export type RecurringHistoryQuery = { readonly recurring_payments_by_pk: { readonly id: string, readonly payments: ReadonlyArray<{ readonly id: string, readonly occurrenceOn: string | null, readonly paymentDate: string, readonly status: string, readonly shortReference: string }>, readonly omissions: ReadonlyArray<{ readonly id: string, readonly occurrence_on: string, readonly skipped_by: string | null, readonly error_message: string | null, readonly skipper: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }> } | null };

export type RecurringPaymentFragment = { readonly id: string, readonly frequency: string, readonly state: string, readonly starts_on: string, readonly next_on: string | null, readonly ends_on: string | null, readonly amount: string, readonly currency: string, readonly reference: string, readonly pause_reason: string | null, readonly updatedAt: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiary: { readonly id: string, readonly slices: ReadonlyArray<{ readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }> } };

export type RecurringPaymentsQueryVariables = Exact<{
  accountId: string;
  limit: number;
  offset: number;
}>;


export type RecurringPaymentsQuery = { readonly recurring_payments: ReadonlyArray<{ readonly id: string, readonly frequency: string, readonly state: string, readonly starts_on: string, readonly next_on: string | null, readonly ends_on: string | null, readonly amount: string, readonly currency: string, readonly reference: string, readonly pause_reason: string | null, readonly updatedAt: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiary: { readonly id: string, readonly slices: ReadonlyArray<{ readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }> } }> };

export type CreateRecurringPaymentMutationVariables = Exact<{
  payment: RecurringPaymentInput;
  frequency: string;
  endsOn?: string | null | undefined;
  draftSearch?: string | null | undefined;
}>;


export type CreateRecurringPaymentMutation = { readonly createRecurringPayment: { readonly id: string } };

export type ChangeRecurringPaymentMutationVariables = Exact<{
  recurringPaymentId: string;
  state: string;
}>;


export type ChangeRecurringPaymentMutation = { readonly changeRecurringPayment: { readonly id: string } };

export type SkipRecurringPaymentMutationVariables = Exact<{
  recurringPaymentId: string;
  occurrenceOn: string;
}>;


export type SkipRecurringPaymentMutation = { readonly skipRecurringPayment: { readonly id: string } };

export type CreatePaymentTemplateMutationVariables = Exact<{
  name: string;
  template: PaymentTemplateInput;
}>;


export type CreatePaymentTemplateMutation = { readonly createPaymentTemplate: { readonly id: string } };

export type RenamePaymentTemplateMutationVariables = Exact<{
  templateId: string;
  name: string;
}>;


export type RenamePaymentTemplateMutation = { readonly renamePaymentTemplate: { readonly id: string } };

export type DeletePaymentTemplateMutationVariables = Exact<{
  templateId: string;
}>;


export type DeletePaymentTemplateMutation = { readonly deletePaymentTemplate: { readonly id: string } };

export type ArchiveTemplateMutationVariables = Exact<{
  templateId: string;
  isArchived: boolean;
}>;


export type ArchiveTemplateMutation = { readonly archiveTemplate: { readonly id: string } };

export type PaymentTemplateFragment = { readonly id: string, readonly name: string, readonly updatedAt: string, readonly archivedAt: string | null, readonly amount: string | null, readonly currency: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly purposeNote: string | null, readonly beneficiary: { readonly id: string, readonly enabled: boolean, readonly slices: ReadonlyArray<{ readonly name: string, readonly country: string | null, readonly currency: string, readonly isRegular: boolean, readonly isPriority: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }> } };

export type PaymentTemplatesQueryVariables = Exact<{
  accountId: string;
  limit: number;
}>;


export type PaymentTemplatesQuery = { readonly payment_templates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly updatedAt: string, readonly archivedAt: string | null, readonly amount: string | null, readonly currency: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly purposeNote: string | null, readonly beneficiary: { readonly id: string, readonly enabled: boolean, readonly slices: ReadonlyArray<{ readonly name: string, readonly country: string | null, readonly currency: string, readonly isRegular: boolean, readonly isPriority: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }> } }> };

export type PaymentTemplateQueryVariables = Exact<{
  accountId: string;
  id: string;
}>;


export type PaymentTemplateQuery = { readonly payment_templates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly updatedAt: string, readonly archivedAt: string | null, readonly amount: string | null, readonly currency: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly purposeNote: string | null, readonly beneficiary: { readonly id: string, readonly enabled: boolean, readonly slices: ReadonlyArray<{ readonly name: string, readonly country: string | null, readonly currency: string, readonly isRegular: boolean, readonly isPriority: boolean, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null }> } }> };

export type GetPaymentTrackingInfoQueryVariables = Exact<{
  paymentId: string;
}>;


export type GetPaymentTrackingInfoQuery = { readonly getPaymentTrackingInfo: { readonly format: string | null, readonly message: string | null, readonly status: string | null, readonly submission_ref: string | null, readonly decodedMessage: ReadonlyArray<{ readonly tag: string, readonly label: string, readonly value: string }>, readonly tracker: { readonly uetr: string | null, readonly status: string | null, readonly statusReason: string | null, readonly initiationTime: string | null, readonly completionTime: string | null, readonly lastUpdateTime: string | null, readonly events: ReadonlyArray<{ readonly eventType: string, readonly status: string | null, readonly statusReason: string | null, readonly time: string | null, readonly from: string | null, readonly to: string | null, readonly originator: string | null, readonly forwardedToAgent: string | null, readonly interbankSettlementDate: string | null, readonly chargeType: string | null, readonly fundsAvailable: string | null, readonly parties: ReadonlyArray<{ readonly role: string, readonly party: string }>, readonly instructedAmount: { readonly currency: string, readonly amount: string } | null, readonly confirmedAmount: { readonly currency: string, readonly amount: string } | null, readonly interbankSettlementAmount: { readonly currency: string, readonly amount: string } | null, readonly charges: ReadonlyArray<{ readonly currency: string, readonly amount: string }>, readonly foreignExchange: { readonly sourceCurrency: string | null, readonly targetCurrency: string | null, readonly rate: string | null } | null }> } | null } };

export type GetPaymentUploadQueryVariables = Exact<{
  uploadId: string;
}>;


export type GetPaymentUploadQuery = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ValidatePaymentUploadMutationVariables = Exact<{
  filename: string;
  content: string;
}>;


export type ValidatePaymentUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type CorrectPaymentUploadRowMutationVariables = Exact<{
  uploadId: string;
  rowNumber: number;
  field: string;
  value: string;
}>;


export type CorrectPaymentUploadRowMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ConfirmPaymentUploadMutationVariables = Exact<{
  uploadId: string;
}>;


export type ConfirmPaymentUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type GetPaymentConfirmationQueryVariables = Exact<{
  paymentId: string;
}>;


export type GetPaymentConfirmationQuery = { readonly getPaymentConfirmation: { readonly url: string } };

export type PaymentEvaluationQueryVariables = Exact<{
  id: string;
}>;


export type PaymentEvaluationQuery = { readonly payments_by_pk: { readonly id: string, readonly evaluationId: string | null, readonly evaluationSubmittedAt: string | null, readonly evaluationRecommendation: string | null, readonly account: { readonly id: string, readonly organisation: { readonly id: string, readonly enable_dip: boolean } } } | null };

export type CreatePaymentNotificationMutationVariables = Exact<{
  paymentId: string;
  endpointId: string;
}>;


export type CreatePaymentNotificationMutation = { readonly createPaymentNotification: { readonly id: string } };

export type ToldEndpointsQueryVariables = Exact<{
  accountId: string;
}>;


export type ToldEndpointsQuery = { readonly webhook_endpoints: ReadonlyArray<{ readonly id: string, readonly url: string, readonly description: string, readonly events: ReadonlyArray<string> }> };

export type PaymentHistoryQueryVariables = Exact<{
  id: string;
  before: number;
}>;


export type PaymentHistoryQuery = { readonly payments_by_pk: { readonly id: string, readonly versions: ReadonlyArray<{ readonly id: string | null, readonly createdById: string | null, readonly replacedAt: string | null, readonly replacedById: string | null, readonly amount: string | null, readonly currency: string | null, readonly paymentDate: string | null, readonly paymentType: string | null, readonly chargeType: string | null, readonly reason: string | null, readonly reference: string | null, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } | null, readonly replacedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }> } | null };

export type PaymentQueryVariables = Exact<{
  id: string;
}>;


export type PaymentQuery = { readonly payments_by_pk: { readonly shortReference: string, readonly createdAt: string, readonly recurringPaymentId: string | null, readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly rejectedAt: string | null, readonly rejectionReason: string | null, readonly rejectedById: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly gbpEquivalent: string | null, readonly updatedAt: string, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly rejectedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly charges: ReadonlyArray<{ readonly id: string | null, readonly amount: string | null, readonly currency: string | null, readonly status: string | null }>, readonly assets: ReadonlyArray<{ readonly id: string, readonly filename: string, readonly filetype: string, readonly filesize: string, readonly sharepointFiles: ReadonlyArray<{ readonly fileName: string }> }>, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly lapsedApproverId: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly lapsedApprover: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }>, readonly approvers: ReadonlyArray<{ readonly id: string | null, readonly userId: string | null, readonly roleId: string | null, readonly first_name: string | null, readonly last_name: string | null }>, readonly statusChanges: ReadonlyArray<{ readonly id: string, readonly status: string, readonly reachedAt: string }>, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } } | null, readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly id: string }> };

export type AuthorisePaymentMutationVariables = Exact<{
  paymentId: string;
  version: number;
  fraudNoticeId?: string | null | undefined;
}>;


export type AuthorisePaymentMutation = { readonly result: { readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly requestsAdded: number | null, readonly status: string | null, readonly tccStatus: string | null } };

export type DeletePaymentMutationVariables = Exact<{
  paymentId: string;
}>;


export type DeletePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type CreatePaymentAssetsMutationVariables = Exact<{
  paymentId: string;
  assets: ReadonlyArray<PaymentAssetInput> | PaymentAssetInput;
}>;


export type CreatePaymentAssetsMutation = { readonly createPaymentAssets: { readonly id: string } };

export type DeletePaymentAssetMutationVariables = Exact<{
  paymentId: string;
  assetId: string;
}>;


export type DeletePaymentAssetMutation = { readonly deletePaymentAsset: { readonly id: string } };

export type RecentSignInsQueryVariables = Exact<{
  userId: string;
}>;


export type RecentSignInsQuery = { readonly activity: ReadonlyArray<{ readonly id: string, readonly eventCode: string, readonly client_reported: boolean, readonly createdAt: string }> };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { readonly signOutEverywhere: { readonly signedOutAt: string } };

export type WaitingDelegationsSubscriptionVariables = Exact<{
  username: string;
  limit: number;
}>;


export type WaitingDelegationsSubscription = { readonly pending_changes: ReadonlyArray<{ readonly id: string, readonly effect: unknown, readonly change_digest: string }> };

export type CreateDelegationMutationVariables = Exact<{
  toUserId: string;
  roleId: string;
  startsAt: string;
  endsAt: string;
}>;


export type CreateDelegationMutation = { readonly createDelegation: { readonly id: string, readonly pendingChangeId: string | null } };

export type OwnApiKeyQueryVariables = Exact<{
  userId: string;
}>;


export type OwnApiKeyQuery = { readonly access: { readonly id: string, readonly is_api_key_access_enabled: boolean, readonly api_access_scopes: ReadonlyArray<string>, readonly api_access_networks: ReadonlyArray<string> } | null, readonly keys: ReadonlyArray<{ readonly id: string, readonly hint: string, readonly scopes: ReadonlyArray<string>, readonly allowed_networks: ReadonlyArray<string>, readonly lastUsedAt: string | null, readonly createdAt: string }> };

export type IssueApiKeyMutationVariables = Exact<{
  scopes?: ReadonlyArray<string> | string | null | undefined;
  networks?: ReadonlyArray<string> | string | null | undefined;
}>;


export type IssueApiKeyMutation = { readonly result: { readonly id: string, readonly key: string } };

export type RevokeApiKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeApiKeyMutation = { readonly revokeApiKey: { readonly id: string | null } };

export type RatesQueryVariables = Exact<{ [key: string]: never; }>;


export type RatesQuery = { readonly rates: ReadonlyArray<{ readonly currencyPair: string, readonly midMarketRate: string, readonly clientRate: string | null, readonly partnerRate: string | null, readonly coreRate: string | null, readonly settlementCutOffTime: string | null, readonly pricedAt: string | null, readonly updatedAt: string }> };

export type SafeguardingAdjustmentsQueryVariables = Exact<{
  currency: string;
  limit: number;
  offset: number;
}>;


export type SafeguardingAdjustmentsQuery = { readonly safeguarding_adjustments: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly adjustment_amount: string, readonly new_position: string, readonly created_by: string | null, readonly at: string, readonly account: { readonly id: string, readonly name: string }, readonly transfer: { readonly id: string, readonly reason: string } | null, readonly change: { readonly id: string, readonly change: unknown, readonly requested_by: string } | null }> };

export type PendingAdjustmentsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PendingAdjustmentsSubscription = { readonly pending_changes_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type ResolutionPacksQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type ResolutionPacksQuery = { readonly resolution_packs: ReadonlyArray<{ readonly id: string, readonly day: string, readonly manifest: unknown, readonly started_at: string, readonly finished_at: string }> };

export type OpenResolutionPackMutationVariables = Exact<{
  packId: string;
}>;


export type OpenResolutionPackMutation = { readonly openResolutionPack: { readonly url: string } };

export type SafeguardingPositionsQueryVariables = Exact<{
  day: string;
  currency: string;
  pattern: string;
  more: string;
  less: string;
  limit: number;
  offset: number;
}>;


export type SafeguardingPositionsQuery = { readonly safeguardingPosition: ReadonlyArray<{ readonly account_id: string, readonly currency: string, readonly day: string, readonly balance: string, readonly pending_amount: string, readonly overdue_amount: string, readonly today_amount: string, readonly tomorrow_amount: string, readonly this_week_amount: string, readonly conversions_amount: string, readonly top_payments: unknown, readonly safeguarded_amount: string, readonly required_amount: string, readonly suggested_transfer: string, readonly account: { readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } } }> };

export type SafeguardingTotalsQueryVariables = Exact<{
  day: string;
}>;


export type SafeguardingTotalsQuery = { readonly GBP: { readonly aggregate: { readonly count: number, readonly sum: { readonly safeguarded_amount: string | null, readonly required_amount: string | null, readonly suggested_transfer: string | null } | null } | null }, readonly EUR: { readonly aggregate: { readonly count: number, readonly sum: { readonly safeguarded_amount: string | null, readonly required_amount: string | null, readonly suggested_transfer: string | null } | null } | null }, readonly USD: { readonly aggregate: { readonly count: number, readonly sum: { readonly safeguarded_amount: string | null, readonly required_amount: string | null, readonly suggested_transfer: string | null } | null } | null }, readonly settings: ReadonlyArray<{ readonly id: boolean, readonly safeguarding_gbp_balance_alarm: string | null, readonly safeguarding_eur_balance_alarm: string | null, readonly safeguarding_usd_balance_alarm: string | null, readonly safeguardingControlAccount: { readonly id: string, readonly name: string, readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string }> } | null }>, readonly open_control_moves: ReadonlyArray<{ readonly id: string | null, readonly currency: string | null, readonly held: string | null }> };

export type SafeguardingSumsFragment = { readonly aggregate: { readonly count: number, readonly sum: { readonly safeguarded_amount: string | null, readonly required_amount: string | null, readonly suggested_transfer: string | null } | null } | null };

export type SafeguardingDaysQueryVariables = Exact<{
  currency: string;
  from: string;
}>;


export type SafeguardingDaysQuery = { readonly safeguarding_days: ReadonlyArray<{ readonly day: string | null, readonly accounts: string | null, readonly safeguarded_amount: string | null, readonly required_amount: string | null }> };

export type SafeguardingConversionsQueryVariables = Exact<{
  accountId: string;
  currency: string;
  limit: number;
}>;


export type SafeguardingConversionsQuery = { readonly tcc_conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly client_sell_amount: string, readonly sell_currency: string, readonly conversion_date: string }> };

export type SafeguardingScheduledQueryVariables = Exact<{
  day: string;
  from: string;
  until: string;
  statuses: ReadonlyArray<string> | string;
}>;


export type SafeguardingScheduledQuery = { readonly GBP: { readonly aggregate: { readonly sum: { readonly overdue_amount: string | null, readonly today_amount: string | null, readonly tomorrow_amount: string | null, readonly this_week_amount: string | null, readonly conversions_amount: string | null } | null } | null }, readonly EUR: { readonly aggregate: { readonly sum: { readonly overdue_amount: string | null, readonly today_amount: string | null, readonly tomorrow_amount: string | null, readonly this_week_amount: string | null, readonly conversions_amount: string | null } | null } | null }, readonly USD: { readonly aggregate: { readonly sum: { readonly overdue_amount: string | null, readonly today_amount: string | null, readonly tomorrow_amount: string | null, readonly this_week_amount: string | null, readonly conversions_amount: string | null } | null } | null }, readonly largestGBP: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly account: { readonly id: string, readonly name: string } }>, readonly largestEUR: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly account: { readonly id: string, readonly name: string } }>, readonly largestUSD: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly account: { readonly id: string, readonly name: string } }> };

export type ScheduledSumsFragment = { readonly aggregate: { readonly sum: { readonly overdue_amount: string | null, readonly today_amount: string | null, readonly tomorrow_amount: string | null, readonly this_week_amount: string | null, readonly conversions_amount: string | null } | null } | null };

export type LargestPaymentFragment = { readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly account: { readonly id: string, readonly name: string } };

export type ReconciliationsQueryVariables = Exact<{
  currency: string;
  limit: number;
  offset: number;
}>;


export type ReconciliationsQuery = { readonly reconciliations: ReadonlyArray<{ readonly id: string, readonly day: string, readonly kind: string, readonly currency: string, readonly requirement: string, readonly resource: string, readonly difference: string | null, readonly breaks: unknown, readonly note: string | null, readonly prepared_by: string | null, readonly signed_by: string | null, readonly signed_at: string | null }> };

export type PrepareReconciliationMutationVariables = Exact<{
  day: string;
  note?: string | null | undefined;
}>;


export type PrepareReconciliationMutation = { readonly prepareReconciliation: { readonly day: string, readonly isSigned: boolean } };

export type SignReconciliationMutationVariables = Exact<{
  day: string;
}>;


export type SignReconciliationMutation = { readonly signReconciliation: { readonly day: string, readonly isSigned: boolean } };

export type CreateSafeguardingTransferMutationVariables = Exact<{
  sourceAccountId: string;
  destinationAccountId: string;
  currency: string;
  amount: string;
  note?: string | null | undefined;
  clientRequestId: string;
}>;


export type CreateSafeguardingTransferMutation = { readonly result: { readonly id: string, readonly status: string } };

export type DeletePendingSafeguardingTransfersMutationVariables = Exact<{
  transferIds: ReadonlyArray<string> | string;
}>;


export type DeletePendingSafeguardingTransfersMutation = { readonly deletePendingSafeguardingTransfers: { readonly deleted: number } };

export type CancelSafeguardingTransferMutationVariables = Exact<{
  transferId: string;
}>;


export type CancelSafeguardingTransferMutation = { readonly cancelTransfer: { readonly id: string, readonly status: string } };

export type CreateSafeguardingAdjustmentMutationVariables = Exact<{
  accountId: string;
  currency: string;
  amount: string;
  reason: string;
}>;


export type CreateSafeguardingAdjustmentMutation = { readonly createSafeguardingAdjustment: { readonly id: string, readonly pendingChangeId: string | null } };

export type SafeguardingClientQueryVariables = Exact<{
  day: string;
  accountId: string;
  currency: string;
}>;


export type SafeguardingClientQuery = { readonly safeguardingPosition: ReadonlyArray<{ readonly account_id: string, readonly currency: string, readonly day: string, readonly balance: string, readonly pending_amount: string, readonly safeguarded_amount: string, readonly required_amount: string, readonly suggested_transfer: string, readonly account: { readonly id: string, readonly name: string } }> };

export type SafeguardingControlQueryVariables = Exact<{ [key: string]: never; }>;


export type SafeguardingControlQuery = { readonly settings: ReadonlyArray<{ readonly id: boolean, readonly safeguardingControlAccount: { readonly id: string, readonly name: string } | null }> };

export type SafeguardingTransferRowFragment = { readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly tccTransferId: string | null, readonly moveId: string | null, readonly details: unknown, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string } };

export type SafeguardingTransfersQueryVariables = Exact<{
  currency: string;
  statuses: ReadonlyArray<string> | string;
  createdAtFrom: string;
  limit: number;
  offset: number;
}>;


export type SafeguardingTransfersQuery = { readonly safeguarding_transfers: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly tccTransferId: string | null, readonly moveId: string | null, readonly details: unknown, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string } }>, readonly open_control_moves: ReadonlyArray<{ readonly id: string | null }> };

export type SafeguardingTransfersLiveSubscriptionVariables = Exact<{
  currency: string;
  statuses: ReadonlyArray<string> | string;
  createdAtFrom: string;
  limit: number;
  offset: number;
}>;


export type SafeguardingTransfersLiveSubscription = { readonly safeguarding_transfers: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly tccTransferId: string | null, readonly moveId: string | null, readonly details: unknown, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string } }> };

export type ClientTransactionsForSafeguardingQueryVariables = Exact<{
  currency: string;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ClientTransactionsForSafeguardingQuery = { readonly tcc_transactions: ReadonlyArray<{ readonly id: string, readonly type: string, readonly amount: string, readonly currency: string, readonly reason: string | null, readonly related_entity_type: string, readonly completed_at: string | null, readonly account: { readonly id: string, readonly name: string } }> };

export type SearchConversionsQueryVariables = Exact<{
  accountId: string;
  pattern: string;
  limit: number;
  offset: number;
}>;


export type SearchConversionsQuery = { readonly tcc_conversions: ReadonlyArray<{ readonly id: string, readonly short_reference: string, readonly status: string, readonly buy_currency: string, readonly sell_currency: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly conversion_date: string }>, readonly found: { readonly aggregate: { readonly count: number } | null } };

export type SearchPaymentsQueryVariables = Exact<{
  accountId: string;
  pattern?: string | null | undefined;
  searchAmount?: string | null | undefined;
  otherAmount?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type SearchPaymentsQuery = { readonly payments: ReadonlyArray<{ readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }>, readonly totals: ReadonlyArray<{ readonly accountId: string | null, readonly status: string | null, readonly currency: string | null, readonly payments: number | null }> };

export type ControlAccountMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type ControlAccountMoneyQuery = { readonly settings: ReadonlyArray<{ readonly id: boolean, readonly safeguardingControlAccount: { readonly id: string, readonly name: string } | null }>, readonly accounts_aggregate: { readonly aggregate: { readonly sum: { readonly GBP: string | null, readonly EUR: string | null, readonly USD: string | null } | null } | null } };

export type MoveControlAccountMutationVariables = Exact<{
  accountId: string;
}>;


export type MoveControlAccountMutation = { readonly moveControlAccount: { readonly id: string, readonly pendingChangeId: string | null } };

export type CurrencyRowFragment = { readonly currency: string, readonly enabled: boolean, readonly decimals: number, readonly safeguarded: boolean, readonly balance_alarm: string | null };

export type CurrencySettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencySettingsQuery = { readonly currency_settings: ReadonlyArray<{ readonly currency: string, readonly enabled: boolean, readonly decimals: number, readonly safeguarded: boolean, readonly balance_alarm: string | null }> };

export type CurrencySettingsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CurrencySettingsLiveSubscription = { readonly currency_settings: ReadonlyArray<{ readonly currency: string, readonly enabled: boolean, readonly decimals: number, readonly safeguarded: boolean, readonly balance_alarm: string | null }> };

export type UpdateCurrencySettingsMutationVariables = Exact<{
  settings: CurrencySettingsInput;
}>;


export type UpdateCurrencySettingsMutation = { readonly updateCurrencySettings: { readonly currency: string, readonly pendingChangeId: string | null } };

export type HouseSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseSettingsQuery = { readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null, readonly notifications_page_html: string | null, readonly fraud_notices: unknown, readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean, readonly send_new_account_requests_to_provider: boolean, readonly new_account_forms: unknown, readonly incoming_fund_fee_account_id: string | null, readonly monthly_maintenance_charge_account_id: string | null, readonly payment_fee_account_id: string | null, readonly euro_negative_interest_account_id: string | null, readonly balance_transfer_fee_account_id: string | null, readonly safeguarding_control_account_id: string | null, readonly euro_negative_interest_charge_rate: string, readonly euro_liquidity_balance_amount: string, readonly safeguarding_gbp_balance_alarm: string | null, readonly safeguarding_eur_balance_alarm: string | null, readonly safeguarding_usd_balance_alarm: string | null, readonly four_eyes: ReadonlyArray<string>, readonly cooling_days: number }> };

export type UpsertSettingsMutationVariables = Exact<{
  settings: SettingsInput;
}>;


export type UpsertSettingsMutation = { readonly upsertSettings: { readonly maintenance_banner: string | null, readonly notifications_page_html: string | null, readonly pendingChangeId: string | null } };

export type AccountsWithoutMarkQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AccountsWithoutMarkQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isHouseAccount: boolean, readonly is_approved: boolean, readonly is_closed: boolean, readonly tccAccountId: string | null }> };

export type MonthlyStatementsQueryVariables = Exact<{
  accountId: string;
  currency: string;
  limit: number;
  offset: number;
}>;


export type MonthlyStatementsQuery = { readonly monthly_statements: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly month: string, readonly opening_balance: string, readonly closing_balance: string }> };

export type GetMonthlyStatementQueryVariables = Exact<{
  statementId: string;
}>;


export type GetMonthlyStatementQuery = { readonly getMonthlyStatement: { readonly url: string } };

export type CreateStatementExportMutationVariables = Exact<{
  currency: string;
  from: string;
  to: string;
  format: string;
}>;


export type CreateStatementExportMutation = { readonly createStatementExport: { readonly id: string } };

export type CancelExportMutationVariables = Exact<{
  exportId: string;
}>;


export type CancelExportMutation = { readonly cancelExport: { readonly id: string } };

export type GetExportFileQueryVariables = Exact<{
  exportId: string;
}>;


export type GetExportFileQuery = { readonly getExportFile: { readonly url: string } };

export type StatementExportsSubscriptionVariables = Exact<{
  userId: string;
  accountId: string;
  limit: number;
}>;


export type StatementExportsSubscription = { readonly exports: ReadonlyArray<{ readonly id: string, readonly format: string, readonly request: unknown, readonly state: string, readonly rows_done: number, readonly rows_total: number | null, readonly problem: string | null, readonly size: string | null, readonly expires_at: string | null, readonly createdAt: string }> };

export type StatementLineFragment = { readonly id: string | null, readonly amount: string | null, readonly balance: string | null, readonly currency: string | null, readonly type: string | null, readonly action: string | null, readonly reason: string | null, readonly related_entity_type: string | null, readonly related_entity_short_reference: string | null, readonly completed_at: string | null };

export type SearchStatementQueryVariables = Exact<{
  args: Found_Statement_Args;
  limit: number;
  offset: number;
}>;


export type SearchStatementQuery = { readonly lines: ReadonlyArray<{ readonly id: string | null, readonly amount: string | null, readonly balance: string | null, readonly currency: string | null, readonly type: string | null, readonly action: string | null, readonly reason: string | null, readonly related_entity_type: string | null, readonly related_entity_short_reference: string | null, readonly completed_at: string | null }> };

export type SearchStatementCountQueryVariables = Exact<{
  args: Found_Statement_Totals_Args;
  period: Found_Statement_Totals_Args;
  summary: Statement_Summary_Args;
}>;


export type SearchStatementCountQuery = { readonly totals: ReadonlyArray<{ readonly account_id: string | null, readonly currency: string | null, readonly type: string | null, readonly lines: number | null, readonly amount: string | null }>, readonly moved: ReadonlyArray<{ readonly account_id: string | null, readonly currency: string | null, readonly type: string | null, readonly lines: number | null, readonly amount: string | null }>, readonly summary: ReadonlyArray<{ readonly account_id: string | null, readonly currency: string | null, readonly opening: string | null, readonly closing: string | null, readonly opening_safeguarded: string | null, readonly closing_safeguarded: string | null }> };

export type SubmissionRolesQueryVariables = Exact<{
  orgId: string;
}>;


export type SubmissionRolesQuery = { readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type NewAccountFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewAccountFormsQuery = { readonly settings: ReadonlyArray<{ readonly new_account_forms: unknown }> };

export type CreateSubmissionDocumentUploadMutationVariables = Exact<{
  submissionId: string;
  filename: string;
  filetype: string;
  filesize: number;
}>;


export type CreateSubmissionDocumentUploadMutation = { readonly createSubmissionDocumentUpload: { readonly documentId: string, readonly url: string } };

export type CreateSubmissionDocumentMutationVariables = Exact<{
  submissionId: string;
  kind: string;
  documentId: string;
  filename: string;
  filetype: string;
  filesize: number;
}>;


export type CreateSubmissionDocumentMutation = { readonly createSubmissionDocument: { readonly id: string } };

export type DeleteSubmissionDocumentMutationVariables = Exact<{
  submissionId: string;
  submissionDocumentId: string;
}>;


export type DeleteSubmissionDocumentMutation = { readonly deleteSubmissionDocument: { readonly id: string } };

export type GetSubmissionDocumentQueryVariables = Exact<{
  submissionDocumentId: string;
}>;


export type GetSubmissionDocumentQuery = { readonly getSubmissionDocument: { readonly url: string } };

export type ReturnAccountSubmissionMutationVariables = Exact<{
  submissionId: string;
  message: string;
}>;


export type ReturnAccountSubmissionMutation = { readonly returnAccountSubmission: { readonly id: string, readonly status: string } };

export type ApproveAccountSubmissionMutationVariables = Exact<{
  submissionId: string;
  roleId?: string | null | undefined;
}>;


export type ApproveAccountSubmissionMutation = { readonly approveAccountSubmission: { readonly id: string, readonly status: string, readonly accountId: string, readonly pendingChangeId: string | null } };

export type SendAccountSubmissionAgainMutationVariables = Exact<{
  submissionId: string;
}>;


export type SendAccountSubmissionAgainMutation = { readonly sendAccountSubmissionAgain: { readonly id: string, readonly status: string } };

export type DeliveryFieldsFragment = { readonly submission_id: string, readonly attempts: number, readonly next_attempt_at: string, readonly problem: string | null, readonly reference: string | null, readonly sent_at: string | null };

export type SubmissionDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type SubmissionDeliveryQuery = { readonly account_request_deliveries_by_pk: { readonly submission_id: string, readonly attempts: number, readonly next_attempt_at: string, readonly problem: string | null, readonly reference: string | null, readonly sent_at: string | null } | null };

export type CreateAccountSubmissionMutationVariables = Exact<{
  organisationId: string;
  formData: AccountSubmissionInput;
}>;


export type CreateAccountSubmissionMutation = { readonly createAccountSubmission: { readonly id: string, readonly status: string } };

export type UpdateAccountSubmissionMutationVariables = Exact<{
  submissionId: string;
  formData: AccountSubmissionInput;
}>;


export type UpdateAccountSubmissionMutation = { readonly updateAccountSubmission: { readonly id: string, readonly status: string } };

export type DeleteAccountSubmissionMutationVariables = Exact<{
  submissionId: string;
}>;


export type DeleteAccountSubmissionMutation = { readonly deleteAccountSubmission: { readonly id: string, readonly status: string } };

export type SendNewAccountSubmissionMutationVariables = Exact<{
  formData: AccountSubmissionInput;
  submissionId: string;
  requestPreApplicationReview: boolean;
  requestNotes?: string | null | undefined;
}>;


export type SendNewAccountSubmissionMutation = { readonly sendNewAccountSubmission: { readonly id: string, readonly status: string } };

export type SubmissionRowFragment = { readonly id: string, readonly account_name: string, readonly status_code: string, readonly submitted_at: string | null, readonly updated_at: string };

export type SubmissionsQueryVariables = Exact<{
  statuses: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type SubmissionsQuery = { readonly new_account_submissions: ReadonlyArray<{ readonly id: string, readonly account_name: string, readonly status_code: string, readonly submitted_at: string | null, readonly updated_at: string }> };

export type SubmissionFieldsFragment = { readonly id: string, readonly account_name: string, readonly organisation_id: string, readonly form_data: unknown, readonly status_code: string, readonly status_sub_code: string | null, readonly status_message: string | null, readonly par_requests: unknown, readonly par_responses: unknown, readonly submitted_at: string | null, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly filename: string, readonly filetype: string, readonly filesize: string }> };

export type SubmissionQueryVariables = Exact<{
  id: string;
}>;


export type SubmissionQuery = { readonly new_account_submissions_by_pk: { readonly id: string, readonly account_name: string, readonly organisation_id: string, readonly form_data: unknown, readonly status_code: string, readonly status_sub_code: string | null, readonly status_message: string | null, readonly par_requests: unknown, readonly par_responses: unknown, readonly submitted_at: string | null, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly filename: string, readonly filetype: string, readonly filesize: string }> } | null };

export type SubmissionOrganisationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SubmissionOrganisationsQuery = { readonly organisations: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type CreateTariffMutationVariables = Exact<{
  tariff: TariffInput;
}>;


export type CreateTariffMutation = { readonly createTariff: { readonly id: string, readonly name: string, readonly type: string, readonly amount: string | null, readonly details: unknown, readonly pendingChangeId: string | null } };

export type EditTariffMutationVariables = Exact<{
  tariffId: string;
  tariff: TariffInput;
}>;


export type EditTariffMutation = { readonly editTariff: { readonly id: string, readonly name: string, readonly type: string, readonly amount: string | null, readonly details: unknown, readonly pendingChangeId: string | null } };

export type MakeTariffDefaultMutationVariables = Exact<{
  tariffId: string;
}>;


export type MakeTariffDefaultMutation = { readonly makeTariffDefault: { readonly id: string, readonly is_default: boolean, readonly pendingChangeId: string | null } };

export type TariffRowFragment = { readonly id: string, readonly name: string, readonly type: string, readonly amount: string | null, readonly is_default: boolean, readonly details: unknown, readonly updatedAt: string };

export type TariffsQueryVariables = Exact<{
  limit: number;
}>;


export type TariffsQuery = { readonly tariffs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: string, readonly amount: string | null, readonly is_default: boolean, readonly details: unknown, readonly updatedAt: string }> };

export type TariffQueryVariables = Exact<{
  id: string;
}>;


export type TariffQuery = { readonly tariffs_by_pk: { readonly id: string, readonly name: string, readonly type: string, readonly amount: string | null, readonly is_default: boolean, readonly details: unknown, readonly updatedAt: string } | null };

export type TransactionQueryVariables = Exact<{
  id: string;
}>;


export type TransactionQuery = { readonly tcc_transactions_by_pk: { readonly id: string, readonly amount: string, readonly balance_amount: string | null, readonly currency: string, readonly type: string, readonly status: string, readonly action: string, readonly reason: string | null, readonly related_entity_type: string, readonly related_entity_id: string | null, readonly related_entity_short_reference: string | null, readonly settles_at: string | null, readonly completed_at: string | null, readonly created_at: string, readonly updated_at: string, readonly account: { readonly id: string, readonly name: string }, readonly sentPayment: { readonly id: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } } | null, readonly tradedConversion: { readonly id: string } | null, readonly sentTransfer: { readonly id: string } | null, readonly funding: { readonly id: string, readonly rail: string | null, readonly additional_information: string | null, readonly sender_name: string | null, readonly sender_address: string | null, readonly sender_country: string | null, readonly sender_account_number: string | null, readonly sender_iban: string | null, readonly sender_bic: string | null, readonly sender_routing_code: string | null, readonly value_date: string | null } | null } | null };

export type TransactionLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type TransactionLiveSubscription = { readonly tcc_transactions_by_pk: { readonly id: string, readonly amount: string, readonly balance_amount: string | null, readonly currency: string, readonly type: string, readonly status: string, readonly action: string, readonly reason: string | null, readonly related_entity_type: string, readonly related_entity_id: string | null, readonly related_entity_short_reference: string | null, readonly settles_at: string | null, readonly completed_at: string | null, readonly created_at: string, readonly updated_at: string } | null };

export type CreateTransferMutationVariables = Exact<{
  amount: string;
  currency: string;
  source: string;
  destination: string;
  reason: string;
  shouldCharge: boolean;
  clientRequestId?: string | null | undefined;
}>;


export type CreateTransferMutation = { readonly result: { readonly id: string, readonly status: string, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type TransferRowFragment = { readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string }, readonly providerTransfer: { readonly id: string, readonly short_reference: string } | null };

export type TransfersQueryVariables = Exact<{
  accountId?: string | null | undefined;
  pattern?: string | null | undefined;
  reference?: string | null | undefined;
  source?: string | null | undefined;
  destination?: string | null | undefined;
  currency?: string | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdBefore?: string | null | undefined;
  completedFrom?: string | null | undefined;
  completedBefore?: string | null | undefined;
  statuses: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type TransfersQuery = { readonly transfers: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string }, readonly providerTransfer: { readonly id: string, readonly short_reference: string } | null }>, readonly found: { readonly aggregate: { readonly count: number } | null } };

export type TransfersLiveSubscriptionVariables = Exact<{
  accountId?: string | null | undefined;
  pattern?: string | null | undefined;
  reference?: string | null | undefined;
  source?: string | null | undefined;
  destination?: string | null | undefined;
  currency?: string | null | undefined;
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdBefore?: string | null | undefined;
  completedFrom?: string | null | undefined;
  completedBefore?: string | null | undefined;
  statuses: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type TransfersLiveSubscription = { readonly transfers: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string }, readonly providerTransfer: { readonly id: string, readonly short_reference: string } | null }> };

export type TransferAccountsQueryVariables = Exact<{
  limit: number;
}>;


export type TransferAccountsQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly organisation: { readonly id: string, readonly name: string }, readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string }> }> };

export type CancelTransferMutationVariables = Exact<{
  transferId: string;
}>;


export type CancelTransferMutation = { readonly result: { readonly id: string, readonly status: string } };

export type TransferQueryVariables = Exact<{
  id: string;
}>;


export type TransferQuery = { readonly transfers_by_pk: { readonly id: string, readonly amount: string, readonly currency: string, readonly reason: string, readonly status: string, readonly errorMessage: string | null, readonly shouldCharge: boolean, readonly createdAt: string, readonly updatedAt: string, readonly sourceAccount: { readonly id: string, readonly name: string }, readonly destinationAccount: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly providerTransfer: { readonly id: string, readonly short_reference: string, readonly completed_at: string | null } | null } | null };

export type TransferLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type TransferLiveSubscription = { readonly transfers_by_pk: { readonly id: string, readonly status: string, readonly errorMessage: string | null, readonly updatedAt: string, readonly providerTransfer: { readonly id: string, readonly short_reference: string, readonly completed_at: string | null } | null } | null };

export type CreateUserMutationVariables = Exact<{
  id: string;
  user: UserDetailsInput;
}>;


export type CreateUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type EditUserMutationVariables = Exact<{
  id: string;
  user: UserDetailsInput;
}>;


export type EditUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type UsersQueryVariables = Exact<{
  pattern: string;
  limit: number;
  offset: number;
}>;


export type UsersQuery = { readonly users: ReadonlyArray<{ readonly id: string, readonly first_name: string, readonly last_name: string, readonly phone: string | null, readonly email: string | null, readonly enabled: boolean, readonly contacts_aggregate: { readonly aggregate: { readonly count: number } | null } }>, readonly found: { readonly aggregate: { readonly count: number } | null } };

export type GetUserUploadQueryVariables = Exact<{
  uploadId: string;
}>;


export type GetUserUploadQuery = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ValidateUserUploadMutationVariables = Exact<{
  filename: string;
  content: string;
}>;


export type ValidateUserUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type CorrectUserUploadRowMutationVariables = Exact<{
  uploadId: string;
  rowNumber: number;
  field: string;
  value: string;
}>;


export type CorrectUserUploadRowMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ConfirmUserUploadMutationVariables = Exact<{
  uploadId: string;
}>;


export type ConfirmUserUploadMutation = { readonly upload: { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> } };

export type ChangeApiAccessMutationVariables = Exact<{
  id: string;
  isEnabled: boolean;
  scopes?: ReadonlyArray<string> | string | null | undefined;
  networks?: ReadonlyArray<string> | string | null | undefined;
}>;


export type ChangeApiAccessMutation = { readonly result: { readonly id: string, readonly pendingChangeId: string | null } };

export type SetUserAsOrgAdminMutationVariables = Exact<{
  id: string;
  orgId: string;
  isSet: boolean;
}>;


export type SetUserAsOrgAdminMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type SetFavouritesAdminMutationVariables = Exact<{
  id: string;
  orgId: string;
  isSet: boolean;
}>;


export type SetFavouritesAdminMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type SetManageNewAccountMutationVariables = Exact<{
  id: string;
  orgId: string;
  isSet: boolean;
}>;


export type SetManageNewAccountMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type AccountsNotAssignedToUserQueryVariables = Exact<{
  orgId: string;
  username: string;
  pattern: string;
}>;


export type AccountsNotAssignedToUserQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type EnableUserMutationVariables = Exact<{
  id: string;
}>;


export type EnableUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type DisableUserMutationVariables = Exact<{
  id: string;
}>;


export type DisableUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type DeleteUserMutationVariables = Exact<{
  id: string;
}>;


export type DeleteUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type AdminResetUserPasswordMutationVariables = Exact<{
  id: string;
}>;


export type AdminResetUserPasswordMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
}>;


export type ResendInvitationMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type DisableMfaOnUserMutationVariables = Exact<{
  id: string;
}>;


export type DisableMfaOnUserMutation = { readonly result: { readonly id: string, readonly isPending: boolean, readonly pendingChangeId: string | null } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly email: string | null, readonly phone: string | null, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly last_seen_at: string | null, readonly createdAt: string, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean, readonly organisation: { readonly id: string, readonly name: string } }>, readonly contacts: ReadonlyArray<{ readonly upper_fx_limit: string | null, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string } }> } | null };

export type UserFactsQueryVariables = Exact<{
  id: string;
}>;


export type UserFactsQuery = { readonly facts: { readonly id: string, readonly date_of_birth: string | null, readonly can_transfer_between_orgs: boolean, readonly hasMfaEnabled: boolean, readonly isEmailVerified: boolean, readonly hasRecords: boolean, readonly isSuperAdmin: boolean, readonly isInvited: boolean, readonly isPending: boolean, readonly isEditable: boolean, readonly apiAccess: { readonly isEnabled: boolean, readonly scopes: ReadonlyArray<string>, readonly networks: ReadonlyArray<string> } | null, readonly apiKey: { readonly lastUsedAt: string | null, readonly key: string, readonly isEnabled: boolean } | null } };

export type PaymentFieldsFragment = { readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null };

export type VersionFieldsFragment = { readonly amount: string | null, readonly currency: string | null, readonly paymentDate: string | null, readonly paymentType: string | null, readonly chargeType: string | null, readonly reason: string | null, readonly reference: string | null, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null };

export type TemplateFieldsFragment = { readonly amount: string | null, readonly currency: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly purposeNote: string | null };

export type LiveFieldsFragment = { readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null };

export type AccountChoicesQueryVariables = Exact<{
  pattern: string;
  orgFrom: string;
  orgTo: string;
  safeguarding: ReadonlyArray<boolean> | boolean;
  house: ReadonlyArray<boolean> | boolean;
  charged: ReadonlyArray<boolean> | boolean;
  selected: ReadonlyArray<string> | string;
}>;


export type AccountChoicesQuery = { readonly found: ReadonlyArray<{ readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } }>, readonly selected: ReadonlyArray<{ readonly id: string, readonly name: string, readonly organisation: { readonly id: string, readonly name: string } }> };

export type AccountSummaryFragment = { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } };

export type GetAccountsForUserQueryVariables = Exact<{
  username: string;
  limit: number;
  offset: number;
  pattern?: string;
}>;


export type GetAccountsForUserQuery = { readonly users_by_pk: { readonly id: string, readonly contacts: ReadonlyArray<{ readonly account_id: string, readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string } }>, readonly contacts_aggregate: { readonly aggregate: { readonly count: number } | null } } | null };

export type BalanceFieldsFragment = { readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string };

export type BalancesByCurrencyQueryVariables = Exact<{
  accountId: string;
  currencies: ReadonlyArray<string> | string;
}>;


export type BalancesByCurrencyQuery = { readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }> };

export type BankFieldsFragment = { readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null };

export type DecidePendingChangeMutationVariables = Exact<{
  changeId: string;
  changeDigest: string;
  decision: string;
  reason?: string | null | undefined;
}>;


export type DecidePendingChangeMutation = { readonly decidePendingChange: { readonly id: string, readonly decision: string } };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { readonly colleagues: ReadonlyArray<{ readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null }> };

export type ConversionRowFragment = { readonly id: string, readonly short_reference: string, readonly status: string, readonly currency_pair: string, readonly buy_currency: string, readonly sell_currency: string, readonly fixed_side: string, readonly client_buy_amount: string, readonly client_sell_amount: string, readonly client_rate: string | null, readonly conversion_date: string, readonly settlement_date: string, readonly created_at: string, readonly updated_at: string };

export type GetCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCountriesQuery = { readonly countries: ReadonlyArray<{ readonly alpha2Code: string, readonly alpha3Code: string, readonly countryName: string, readonly permittedJurisdiction: boolean, readonly sanctionFlag: boolean }>, readonly restricted_countries: ReadonlyArray<{ readonly countryCode: string }> };

export type CreateActivityMutationVariables = Exact<{
  activityName: string;
  eventCode: string;
  eventType: string;
  details?: string | null | undefined;
  conversionId?: string | null | undefined;
  paymentId?: string | null | undefined;
  beneficiaryId?: string | null | undefined;
}>;


export type CreateActivityMutation = { readonly createActivity: { readonly id: string } };

export type RevokeDelegationMutationVariables = Exact<{
  delegationId: string;
}>;


export type RevokeDelegationMutation = { readonly revokeDelegation: { readonly id: string } };

export type DelegationsQueryVariables = Exact<{
  userId: string;
  limit: number;
  offset: number;
}>;


export type DelegationsQuery = { readonly authorisation_delegations: ReadonlyArray<{ readonly id: string, readonly from_user_id: string, readonly to_user_id: string, readonly starts_at: string, readonly ends_at: string, readonly revoked_at: string | null, readonly role: { readonly id: string, readonly name: string }, readonly fromColleague: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly toColleague: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }> };

export type DelegationsLiveSubscriptionVariables = Exact<{
  userId: string;
  limit: number;
  offset: number;
}>;


export type DelegationsLiveSubscription = { readonly authorisation_delegations: ReadonlyArray<{ readonly id: string, readonly starts_at: string, readonly ends_at: string, readonly revoked_at: string | null }> };

export type UserDelegationsQueryVariables = Exact<{
  userId: string;
  limit: number;
  offset: number;
}>;


export type UserDelegationsQuery = { readonly authorisation_delegations: ReadonlyArray<{ readonly id: string, readonly from_user_id: string, readonly to_user_id: string, readonly starts_at: string, readonly ends_at: string, readonly revoked_at: string | null, readonly role: { readonly id: string, readonly name: string }, readonly fromColleague: { readonly id: string, readonly first_name: string, readonly last_name: string }, readonly toColleague: { readonly id: string, readonly first_name: string, readonly last_name: string } }> };

export type CreateFraudNoticeMutationVariables = Exact<{
  notice: FraudNoticeInput;
}>;


export type CreateFraudNoticeMutation = { readonly notice: { readonly id: string, readonly text: string, readonly presentedAt: string } };

export type UpdateFraudNoticeMutationVariables = Exact<{
  fraudNoticeId: string;
  selectionBoxChoice: string;
  boxTickedAt: string;
}>;


export type UpdateFraudNoticeMutation = { readonly notice: { readonly id: string, readonly acknowledgedAt: string } };

export type DeleteFraudNoticeMutationVariables = Exact<{
  fraudNoticeId: string;
}>;


export type DeleteFraudNoticeMutation = { readonly notice: { readonly id: string } };

export type CurrencyOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrencyOffersQuery = { readonly currency_settings: ReadonlyArray<{ readonly currency: string, readonly enabled: boolean, readonly decimals: number }> };

export type FoundOrganisationsQueryVariables = Exact<{
  pattern: string;
  selected: ReadonlyArray<string> | string;
}>;


export type FoundOrganisationsQuery = { readonly found: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly selected: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ReassignPaymentCreatorMutationVariables = Exact<{
  paymentId: string;
  userId: string;
  clearAuthorisations: boolean;
}>;


export type ReassignPaymentCreatorMutation = { readonly reassignPaymentCreator: { readonly id: string, readonly status: string, readonly authorisationsRequired: number, readonly pendingChangeId: string | null } };

export type DeletePendingPaymentsMutationVariables = Exact<{
  accountId: string;
}>;


export type DeletePendingPaymentsMutation = { readonly deletePendingPayments: { readonly deleted: number, readonly hasMore: boolean } };

export type PossibleMakersQueryVariables = Exact<{
  accountId: string;
  pattern: string;
}>;


export type PossibleMakersQuery = { readonly seats: ReadonlyArray<{ readonly id: string, readonly user_id: string, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string } }> };

export type AuthorisationBatchProgressSubscriptionVariables = Exact<{
  id: string;
}>;


export type AuthorisationBatchProgressSubscription = { readonly authorisation_batches_by_pk: { readonly id: string, readonly state: string, readonly row_count: number, readonly authorised: { readonly aggregate: { readonly count: number } | null }, readonly refused: { readonly aggregate: { readonly count: number } | null } } | null };

export type AuthorisationBatchRowsQueryVariables = Exact<{
  id: string;
  limit: number;
  offset: number;
}>;


export type AuthorisationBatchRowsQuery = { readonly authorisation_batch_rows: ReadonlyArray<{ readonly batch_id: string, readonly row_number: number, readonly payment_id: string, readonly error_code: string | null, readonly error_message: string | null, readonly requests_added: number | null, readonly authorisations_required: number | null, readonly payment: { readonly id: string, readonly shortReference: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } } | null }> };

export type BatchAuthorisePaymentsMutationVariables = Exact<{
  payments: ReadonlyArray<ShownPayment> | ShownPayment;
}>;


export type BatchAuthorisePaymentsMutation = { readonly results: ReadonlyArray<{ readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly requestsAdded: number | null, readonly status: string | null, readonly batchId: string | null }> };

export type BatchAuthorisePaymentsFromGlobalDashboardMutationVariables = Exact<{
  payments: ReadonlyArray<ShownPayment> | ShownPayment;
}>;


export type BatchAuthorisePaymentsFromGlobalDashboardMutation = { readonly results: ReadonlyArray<{ readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly requestsAdded: number | null, readonly status: string | null, readonly batchId: string | null }> };

export type BankHolidaysQueryVariables = Exact<{
  currency: string;
  startDate: string;
}>;


export type BankHolidaysQuery = { readonly getValidPaymentDates: { readonly invalidPaymentDates: ReadonlyArray<{ readonly date: string, readonly reason: string }> } };

export type PaymentToDecideQueryVariables = Exact<{
  id: string;
}>;


export type PaymentToDecideQuery = { readonly payments_by_pk: { readonly shortReference: string, readonly createdAt: string, readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly rejectedAt: string | null, readonly rejectionReason: string | null, readonly rejectedById: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly gbpEquivalent: string | null, readonly updatedAt: string, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string, readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string }> }, readonly authRule: { readonly id: string, readonly threshold: number, readonly organisation: { readonly id: string, readonly authorisation_currency: string } } | null, readonly precedents: ReadonlyArray<{ readonly id: string | null, readonly precedent: { readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly createdAt: string, readonly createdById: string, readonly beneficiarySlice: { readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } } | null }>, readonly beneficiarySlice: { readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly beneficiary: { readonly id: string, readonly createdAt: string, readonly slices: ReadonlyArray<{ readonly createdAt: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly paymentDate: string }> }> } }, readonly rejectedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly charges: ReadonlyArray<{ readonly id: string | null, readonly amount: string | null, readonly currency: string | null, readonly status: string | null }>, readonly assets: ReadonlyArray<{ readonly id: string, readonly filename: string, readonly filetype: string, readonly filesize: string, readonly sharepointFiles: ReadonlyArray<{ readonly fileName: string }> }>, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly lapsedApproverId: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly lapsedApprover: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }>, readonly approvers: ReadonlyArray<{ readonly id: string | null, readonly userId: string | null, readonly roleId: string | null, readonly first_name: string | null, readonly last_name: string | null }>, readonly statusChanges: ReadonlyArray<{ readonly id: string, readonly status: string, readonly reachedAt: string }>, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null } | null, readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly id: string }> };

export type PayeeVersionsFragment = { readonly id: string, readonly createdAt: string, readonly slices: ReadonlyArray<{ readonly createdAt: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly paymentDate: string }> }> };

export type PayeesToConfirmQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type PayeesToConfirmQuery = { readonly beneficiaries: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly slices: ReadonlyArray<{ readonly createdAt: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly paymentDate: string }> }> }> };

export type RejectPaymentMutationVariables = Exact<{
  paymentId: string;
  version: number;
  reason: string;
}>;


export type RejectPaymentMutation = { readonly result: { readonly id: string, readonly status: string } };

export type SharepointFileQueryVariables = Exact<{
  fileNames: ReadonlyArray<string> | string;
}>;


export type SharepointFileQuery = { readonly sharepointFile: ReadonlyArray<{ readonly fileName: string, readonly url: string }> };

export type CreateDocumentUploadMutationVariables = Exact<{
  filename: string;
  filetype: string;
  filesize: number;
}>;


export type CreateDocumentUploadMutation = { readonly createDocumentUpload: { readonly documentId: string, readonly url: string } };

export type GetPaymentDocumentQueryVariables = Exact<{
  assetId: string;
}>;


export type GetPaymentDocumentQuery = { readonly getPaymentDocument: { readonly url: string } };

export type LikePaymentsQueryVariables = Exact<{
  accountId: string;
  beneficiaryId: string;
  amount: string;
  currency: string;
  reference: string;
  ended: ReadonlyArray<string> | string;
  createdFrom: string;
  datedFrom: string;
  datedTo: string;
  limit: number;
}>;


export type LikePaymentsQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly beneficiarySlice: { readonly id: string, readonly beneficiaryId: string } }> };

export type HoldPaymentRateMutationVariables = Exact<{
  paymentId: string;
  version: number;
  sellCurrency: string;
}>;


export type HoldPaymentRateMutation = { readonly result: { readonly paymentId: string, readonly expiresAt: string | null } };

export type ReleasePaymentRateMutationVariables = Exact<{
  paymentId: string;
  version: number;
}>;


export type ReleasePaymentRateMutation = { readonly result: { readonly paymentId: string } };

export type LivePaymentFragment = { readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly rejectedAt: string | null, readonly rejectionReason: string | null, readonly rejectedById: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly gbpEquivalent: string | null, readonly updatedAt: string, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly rejectedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly charges: ReadonlyArray<{ readonly id: string | null, readonly amount: string | null, readonly currency: string | null, readonly status: string | null }>, readonly assets: ReadonlyArray<{ readonly id: string, readonly filename: string, readonly filetype: string, readonly filesize: string, readonly sharepointFiles: ReadonlyArray<{ readonly fileName: string }> }>, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly lapsedApproverId: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly lapsedApprover: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }>, readonly approvers: ReadonlyArray<{ readonly id: string | null, readonly userId: string | null, readonly roleId: string | null, readonly first_name: string | null, readonly last_name: string | null }>, readonly statusChanges: ReadonlyArray<{ readonly id: string, readonly status: string, readonly reachedAt: string }>, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } };

export type PaymentLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type PaymentLiveSubscription = { readonly payments_by_pk: { readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly rejectedAt: string | null, readonly rejectionReason: string | null, readonly rejectedById: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly gbpEquivalent: string | null, readonly updatedAt: string, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly rejectedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly charges: ReadonlyArray<{ readonly id: string | null, readonly amount: string | null, readonly currency: string | null, readonly status: string | null }>, readonly assets: ReadonlyArray<{ readonly id: string, readonly filename: string, readonly filetype: string, readonly filesize: string, readonly sharepointFiles: ReadonlyArray<{ readonly fileName: string }> }>, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly lapsedApproverId: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly lapsedApprover: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }>, readonly approvers: ReadonlyArray<{ readonly id: string | null, readonly userId: string | null, readonly roleId: string | null, readonly first_name: string | null, readonly last_name: string | null }>, readonly statusChanges: ReadonlyArray<{ readonly id: string, readonly status: string, readonly reachedAt: string }>, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } } | null };

export type PaymentRowFragment = { readonly shortReference: string, readonly status: string, readonly createdAt: string, readonly gbpEquivalent: string | null, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly account: { readonly id: string, readonly name: string }, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } };

export type ShownContentFragment = { readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } };

export type ShownPaymentsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ShownPaymentsQuery = { readonly payments: ReadonlyArray<{ readonly shortReference: string, readonly id: string, readonly version: number, readonly createdById: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly purposeNote: string | null, readonly conversion: { readonly id: string, readonly short_reference: string } | null, readonly heldRate: { readonly id: string | null, readonly sellCurrency: string | null, readonly sellAmount: string | null, readonly rate: string | null, readonly heldUntil: string | null } | null, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly beneficiarySlice: { readonly beneficiaryId: string, readonly name: string, readonly id: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null } }> };

export type RateAlertsQueryVariables = Exact<{
  userId: string;
  currencyPair: string;
}>;


export type RateAlertsQuery = { readonly rate_alerts: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly rate: string | null, readonly enabled: boolean, readonly lastSentAt: string | null }> };

export type CreateRateAlertMutationVariables = Exact<{
  currencyPair: string;
  kind: string;
  rate?: string | null | undefined;
}>;


export type CreateRateAlertMutation = { readonly createRateAlert: { readonly id: string } };

export type DeleteRateAlertMutationVariables = Exact<{
  id: string;
}>;


export type DeleteRateAlertMutation = { readonly deleteRateAlert: { readonly id: string } };

export type RateHistoryQueryVariables = Exact<{
  currencyPair: string;
  from: string;
}>;


export type RateHistoryQuery = { readonly rate_history: ReadonlyArray<{ readonly currencyPair: string, readonly at: string, readonly midMarketRate: string }> };

export type SeatStandingFragment = { readonly id: string, readonly contact_state: string, readonly contact_refusal: string | null };

export type CreateContactMutationVariables = Exact<{
  contact: ContactInput;
}>;


export type CreateContactMutation = { readonly seat: { readonly id: string, readonly state: string, readonly reason: string | null, readonly pendingChangeId: string | null } };

export type UpdateContactMutationVariables = Exact<{
  id: string;
  role_id: string;
  upper_fx_limit?: string | null | undefined;
}>;


export type UpdateContactMutation = { readonly seat: { readonly id: string, readonly state: string, readonly reason: string | null, readonly pendingChangeId: string | null } };

export type DeleteContactMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMutation = { readonly deleteContact: { readonly id: string, readonly pendingChangeId: string | null } };

export type RuleFactsQueryVariables = Exact<{
  orgId: string;
}>;


export type RuleFactsQuery = { readonly organisations_by_pk: { readonly id: string, readonly name: string, readonly authorisation_currency: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean }>, readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly paymentAuthRules: ReadonlyArray<{ readonly id: string, readonly threshold: number, readonly is_archived: boolean, readonly can_authorise_own_payments: boolean, readonly payment_creator_can_satisfy_rule: boolean, readonly roles: ReadonlyArray<{ readonly auth_rule_id: string, readonly role_id: string, readonly number_required: number }> }> } | null };

export type SeatFactsQueryVariables = Exact<{
  accountId: string;
  userId: string;
  limit: number;
}>;


export type SeatFactsQuery = { readonly accounts_by_pk: { readonly id: string, readonly organisation: { readonly id: string, readonly authorisation_currency: string, readonly roles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean }>, readonly paymentAuthRules: ReadonlyArray<{ readonly id: string, readonly threshold: number, readonly is_archived: boolean, readonly can_authorise_own_payments: boolean, readonly payment_creator_can_satisfy_rule: boolean, readonly roles: ReadonlyArray<{ readonly auth_rule_id: string, readonly role_id: string, readonly number_required: number }> }> } } | null, readonly CurrencyCloudContacts: ReadonlyArray<{ readonly id: string, readonly user_id: string, readonly role_id: string, readonly upper_fx_limit: string | null, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }>, readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } | null };

export type SimulatedSeatsQueryVariables = Exact<{
  accountId: string;
  limit: number;
}>;


export type SimulatedSeatsQuery = { readonly CurrencyCloudContacts: ReadonlyArray<{ readonly id: string, readonly user_id: string, readonly role_id: string, readonly upper_fx_limit: string | null, readonly user: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } }> };

export type BeneficiaryNamesQueryVariables = Exact<{
  accountId: string;
  pattern: string;
}>;


export type BeneficiaryNamesQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly currency: string }> };

export type BeneficiaryNameQueryVariables = Exact<{
  beneficiaryId: string;
}>;


export type BeneficiaryNameQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly currency: string }> };

export type TransactionRowFragment = { readonly id: string, readonly amount: string, readonly balance_amount: string | null, readonly currency: string, readonly type: string, readonly status: string, readonly action: string, readonly reason: string | null, readonly related_entity_type: string, readonly related_entity_id: string | null, readonly related_entity_short_reference: string | null, readonly settles_at: string | null, readonly completed_at: string | null, readonly created_at: string, readonly updated_at: string };

export type TransactionsQueryVariables = Exact<{
  args: Found_Transactions_Args;
  amount?: Order_By | null | undefined;
  created?: Order_By | null | undefined;
  settles?: Order_By | null | undefined;
  completed?: Order_By | null | undefined;
  id: Order_By;
  limit: number;
  offset: number;
}>;


export type TransactionsQuery = { readonly transactions: ReadonlyArray<{ readonly id: string, readonly amount: string, readonly balance_amount: string | null, readonly currency: string, readonly type: string, readonly status: string, readonly action: string, readonly reason: string | null, readonly related_entity_type: string, readonly related_entity_id: string | null, readonly related_entity_short_reference: string | null, readonly settles_at: string | null, readonly completed_at: string | null, readonly created_at: string, readonly updated_at: string }> };

export type TransactionsPaginationOnlyQueryVariables = Exact<{
  args: Found_Transaction_Totals_Args;
}>;


export type TransactionsPaginationOnlyQuery = { readonly totals: ReadonlyArray<{ readonly account_id: string | null, readonly status: string | null, readonly transactions: number | null }> };

export type UploadFieldsFragment = { readonly id: string, readonly filename: string, readonly format: string, readonly state: string, readonly sameFileUploadedAt: string | null, readonly validRows: number, readonly refusedRows: number, readonly createdRows: number, readonly failedRows: number, readonly totals: ReadonlyArray<{ readonly currency: string, readonly amount: string, readonly rowCount: number }> };

export type UploadRowsQueryVariables = Exact<{
  uploadId: string;
  states: ReadonlyArray<string> | string;
  limit: number;
  offset: number;
}>;


export type UploadRowsQuery = { readonly upload_rows: ReadonlyArray<{ readonly upload_id: string, readonly row_number: number, readonly content: unknown, readonly state: string, readonly problems: unknown, readonly entity_id: string | null }> };

export type UploadProgressSubscriptionVariables = Exact<{
  uploadId: string;
}>;


export type UploadProgressSubscription = { readonly uploads_by_pk: { readonly id: string, readonly state: string, readonly rows_aggregate: { readonly aggregate: { readonly count: number } | null } } | null };
