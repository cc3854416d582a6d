/**
 * The names of the specification's section 3, administration and data layer: tables with their columns, as they are spelled there.
 * Where it gives words instead of names ("ids of fee-collection accounts") the columns are ours.
 */
export const dataLayer: Readonly<Record<string, string>> = {
  accounts: `id name reference tccAccountId org_id street city state_or_province postal_code country legal_entity_type
    identification_type identification_value is_approved is_closed closed_date config fundingEmails default_payment_charge_type
    process_charges process_charges_from payment_fee_tariff_id incoming_fund_fee_tariff_id monthly_maintenance_charge_tariff_id
    balance_transfer_fee_tariff_id debit_account_id debit_account_use_source charge_currencies charge_currencies_use_source
    safeguarding_enabled safeguarding_permitted safeguarded_amount_gbp safeguarded_amount_eur safeguarded_amount_usd
    isDesignated isTccSubAccount transactions_validated_at createdAt`,
  organisations: `id name authorisation_currency api_key tcc_login_id tcc_contact_id defaultToAdminCredentials enable_dip
    enable_favourites fraud_notices`,
  users: `id first_name last_name email phone date_of_birth enabled api_key is_api_key_access_enabled can_use_transfers
    can_transfer_between_orgs last_seen_at last_used_account_id`,
  users_organisations: `user_id org_id can_user_admin_org can_manage_favourites canManageNewAccount`,
  CurrencyCloudContacts: `id user_id account_id role_id tcc_contact_id lower_fx_limit upper_fx_limit`,
  roles: `id name order org_id can_create_beneficiaries can_create_conversions can_create_payments`,
  organisation_payment_auth_rule: `id org_id threshold can_authorise_own_payments payment_creator_can_satisfy_rule is_archived`,
  payment_auth_rule_role: `auth_rule_id role_id number_required`,
  payment_authorisation_requests: `id paymentId authRuleId roleIdRequired authorisedById authorisedAt`,
  payments: `id tccPaymentId uniqueRequestId accountId amount currency paymentDate paymentType reason reference status tcc_status
    tcc_short_ref ultimateBeneficiaryName beneficiarySliceId chargeType createdById purposeCode feeAmount gbpEquivalent
    invoiceNumber invoiceDate errorCode errorMessage evaluationId evaluationSubmittedAt evaluationRecommendation tccConversionId
    createdAt`,
  assets: `id paymentId documentId filename filetype filesize s3Key createdAt`,
  beneficiaries: `id tcc_beneficiary_id account_id enabled`,
  beneficiary_information_slice: `is_most_recent accountNumber iban bicSwift routingCodeType1 routingCodeValue1 routingCodeType2
    routingCodeValue2 bankName bankAddress bankCountry bankAccountHolderName name firstName lastName companyName address city
    country postcode stateOrProvince dateOfBirth beneficiaryEntityType identificationType identificationValue externalReference
    email currency businessNature companyWebsite isPriority isRegular createdAt`,
  charges: `id created_at type status amount amounts currency exchange_rate narrative payment_id tariff_id main_account_id
    source_account_id destination_account_id tcc_transfer_id tcc_transaction_id error_message retryCount`,
  vw_user_charges: `id created_at type status amount amounts currency exchange_rate narrative payment_id tariff_id main_account_id
    source_account_id destination_account_id tcc_transfer_id tcc_transaction_id error_message retryCount`,
  tariffs: `id name type amount is_default details`,
  groups: `id name org_id`,
  accounts_to_groups: `account_id group_id`,
  users_to_groups: `user_id group_id`,
  countries: `alpha2Code alpha3Code countryName swiftTier permittedJurisdiction sanctionFlag weighting updatedAt`,
  restricted_countries: `countryCode countryName`,
  settings: `incoming_fund_fee_account_id monthly_maintenance_charge_account_id payment_fee_account_id
    euro_negative_interest_account_id balance_transfer_fee_account_id euro_negative_interest_charge_rate
    euro_liquidity_balance_amount maintenance_banner notifications_page_html fraud_notices safeguarding_control_account_id
    designatedAccountType
    ownershipStructureDiagram send_new_account_requests_to_provider new_account_forms`,
  system_status: `is_tcc_online`,
  safeguarding_transfers: `id amount currency reason sourceAccountId destinationAccountId tccTransferId details`,
  safeguarding_adjustments: `account_id currency adjustment_amount new_position related_transfer_id at`,
  new_account_submissions: `id account_name organisation_id legal_entity form_data status_code status_sub_code status_message
    funding_volume_per_annum funding_value_per_annum payment_volume_per_annum payment_value_per_annum forex_volume_per_annum
    forex_value_per_annum forex_rationale currencies_traded typical_payment_destinations principal_place_of_business
    source_of_funds source_of_wealth payment_authorisation_rules par_requests par_responses submitted_at`,
  favourites_addresses: `orgId name street city state_or_province postal_code country`,
  favourites_entities: `orgId name identification_type identification_value street city state_or_province postal_code country`,
  favourites_persons: `orgId first_name last_name identification_type identification_value street city state_or_province
    postal_code country`,
  fraud_notices: `id ip browser details presentedAt acknowledgedAt acknowledgedBy selectionBoxChoice boxTickedAt`,
  activity: `id eventCode eventType activityName userId username details paymentId conversionId beneficiaryId accountId createdAt`,
  activity_event_code: `code`,
  audit_logged_actions: `action`,
  tcc_accounts: `id`,
  tcc_beneficiaries: `id`,
  tcc_contacts: `id`,
  tcc_conversions: `id`,
  tcc_payments: `id`,
  tcc_funding: `id`,
  tcc_collections: `transaction_id`,
  tcc_transactions: `id`,
  tcc_transfers: `id`,
  balances: `id`,
  exchange_rates: `midMarketRate`,
  rates: `currencyPair clientRate partnerRate coreRate midMarketRate settlementCutOffTime updatedAt`,
  sharepoint_media: `fileName sharepointItemId webUrl`,
};

/** The names of section 3 of the user's side, by entity, and the columns that hold them, each as `name` or `name=column`. */
export const userSide: Readonly<Record<string, readonly [table: string, names: string]>> = {
  'Session user': ['users', 'id can_use_transfers'],
  'Session user’s links': [
    'users_organisations',
    'isOrgAdmin=can_user_admin_org isFavouriteAdmin=can_manage_favourites',
  ],
  Account: ['accounts', 'id name shortReference=reference'],
  'Account’s organisation': ['organisations', 'name'],
  Payment: [
    'payments',
    `id amount currency paymentDate paymentType reason reference shortReference status failureReason ultimateBeneficiaryName
    purposeCode chargeType feeAmount invoiceNumber invoiceDate errorCode errorMessage creator=createdById createdAt updatedAt
    transferredAt estimatedArrival conversionId=tccConversionId`,
  ],
  'Payment’s beneficiary': ['beneficiary_information_slice', 'beneficiaryId'],
  'Payment’s charge': ['charges', 'amount currency status tccTransferId=tcc_transfer_id'],
  'Payment’s authorisations': ['payment_authorisation_requests', 'authorisedAt authorisedBy=authorisedById'],
  'Payment’s assets': ['assets', 'filename filesize filetype documentId createdAt'],
  Beneficiary: ['beneficiaries', 'id createdAt updatedAt'],
  'Beneficiary’s details': [
    'beneficiary_information_slice',
    `name beneficiaryEntityType firstName lastName companyName dateOfBirth address city stateOrProvince postcode country
    bankCountry bankName bankAddress bankAccountHolderName accountNumber iban bicSwift routingCodeType1 routingCodeType2
    routingCodeValue1 routingCodeValue2 currency email identificationType identificationValue externalReference businessNature
    companyWebsite`,
  ],
  'Beneficiary’s purpose codes': ['payment_purpose_codes', 'code description currency entityType'],
  Conversion: [
    'tcc_conversions',
    `id shortReference=short_reference status partnerStatus=partner_status buyCurrency=buy_currency sellCurrency=sell_currency
    fixedSide=fixed_side clientBuyAmount=client_buy_amount clientSellAmount=client_sell_amount
    partnerBuyAmount=partner_buy_amount partnerSellAmount=partner_sell_amount clientRate=client_rate partnerRate=partner_rate
    midMarketRate=mid_market_rate coreRate=core_rate currencyPair=currency_pair conversionDate=conversion_date
    settlementDate=settlement_date createdAt=created_at updatedAt=updated_at`,
  ],
  'Conversion’s creator': ['conversions', 'creator=createdById'],
  'Conversion’s settlement preference': ['quotes', 'conversionDatePreference'],
  Transaction: [
    'tcc_transactions',
    `id amount balanceAmount=balance_amount currency type status action reason relatedEntityType=related_entity_type
    relatedEntityId=related_entity_id relatedEntityShortReference=related_entity_short_reference createdAt=created_at
    settlesAt=settles_at completedAt=completed_at`,
  ],
  'Transaction’s sender': ['tcc_funding', 'sender=sender_name'],
  Transfer: [
    'tcc_transfers',
    `id shortReference=short_reference amount currency status reason source=source_account_id destination=destination_account_id
    createdAt=created_at updatedAt=updated_at completedAt=completed_at`,
  ],
  Rate: ['rates', 'currencyPair midMarketRate updatedAt'],
  Country: ['countries', 'countryName alpha2Code alpha3Code swiftTier permittedJurisdiction sanctionFlag'],
  Region: ['regions', 'code name country'],
  Currency: ['currencies', 'code name countryCode'],
  'Activity log event': ['activity', 'userId username activityName eventCode'],
  'Fraud notice': ['fraud_notices', 'id ip browser details acknowledgedBy selectionBoxChoice boxTickedAt'],
};
