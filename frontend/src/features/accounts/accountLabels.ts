/** Who owns an account, in words. */
export const legalEntityLabels = { company: 'Company', individual: 'Individual' } as const;

/** Who pays the banks on the way of a payment, in words. */
export const chargeTypeLabels = { ours: 'Ours', shared: 'Shared' } as const;

/** The tariffs of an account by their fields, in words. */
export const tariffLabels = {
  payment_fee_tariff_id: 'Payment fee',
  incoming_fund_fee_tariff_id: 'Incoming fund fee',
  monthly_maintenance_charge_tariff_id: 'Monthly maintenance charge',
  balance_transfer_fee_tariff_id: 'Balance transfer fee',
} as const;

/** A field of an account that names a tariff. */
export type TariffField = keyof typeof tariffLabels;

/** The fields of an address in words. */
export const addressLabels = {
  street: 'Street',
  city: 'City',
  state_or_province: 'State or province',
  postal_code: 'Postal code',
  country: 'Country',
} as const;

/** The other details of an account that are checked before it is approved, in words. */
export const detailLabels = {
  ...addressLabels,
  legal_entity_type: 'Legal entity type',
  identification_type: 'Identification type',
  identification_value: 'Identification',
} as const;

/** The options of a select, from labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
