/** The texts of the settings in words. */
export const textLabels = {
  maintenance_banner: 'Maintenance banner',
  notifications_page_html: 'Notifications page',
  fraudNoticeText: 'Fraud notice',
  newAccountForms: 'Forms for new accounts',
} as const;

/** The accounts that the settings name. */
export const accountLabels = {
  payment_fee_account_id: 'Payment fees',
  incoming_fund_fee_account_id: 'Incoming fund fees',
  monthly_maintenance_charge_account_id: 'Monthly maintenance charges',
  balance_transfer_fee_account_id: 'Balance transfer fees',
  euro_negative_interest_account_id: 'Euro negative interest',
  safeguarding_control_account_id: 'Safeguarding control account',
} as const;

/** The amounts and rates of the settings. */
export const amountLabels = {
  euro_negative_interest_charge_rate: 'Euro negative interest rate',
  euro_liquidity_balance_amount: 'Euro liquidity balance',
  safeguarding_gbp_balance_alarm: 'GBP balance alarm',
  safeguarding_eur_balance_alarm: 'EUR balance alarm',
  safeguarding_usd_balance_alarm: 'USD balance alarm',
} as const;

/** What can be switched on and off. */
export const flagLabels = {
  conversion_wizard: 'Conversion wizard',
  payments_wizard: 'Payments wizard',
  balance_funding_page: 'Balance funding page',
  balances: 'Balances',
  beneficiaries_listing: 'Beneficiaries listing',
  designatedAccountType: 'Designated account type',
  ownershipStructureDiagram: 'Ownership structure diagram',
  send_new_account_requests_to_provider: 'Send new account requests to the provider',
} as const;

/** What can need a second administrator. */
export const fourEyesLabels = {
  fourEyes_tariffs: 'A second administrator for tariffs',
  fourEyes_settings: 'A second administrator for settings',
} as const;

/** The numbers that the settings hold. */
export const numberLabels = { cooling_days: 'Cooling time of users in days' } as const;

/** Every setting in words. */
export const settingLabels = {
  ...textLabels,
  ...accountLabels,
  ...amountLabels,
  ...flagLabels,
  ...fourEyesLabels,
  ...numberLabels,
} as const;

/** The name of a setting in the form. */
export type SettingName = keyof typeof settingLabels;
