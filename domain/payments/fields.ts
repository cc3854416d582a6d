/** The ways to pay: priority is Swift, regular is the local scheme of the currency. */
export const paymentTypes = ['regular', 'priority'] as const;
/** One of paymentTypes. */
export type PaymentType = (typeof paymentTypes)[number];

/** Who pays the charges of a priority payment: the payer, or payer and beneficiary each their own. */
export const chargeTypes = ['ours', 'shared'] as const;
/** One of chargeTypes. */
export type ChargeType = (typeof chargeTypes)[number];

/** What a field takes. Amounts are decimal strings in major units, dates YYYY-MM-DD. */
export type FieldRule =
  | { readonly kind: 'currency' | 'amount' | 'date' }
  | { readonly kind: 'id'; readonly text: string }
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly text: string }
  | { readonly kind: 'line'; readonly maxLength: number }
  | { readonly kind: 'code'; readonly pattern: RegExp; readonly text: string };

/** A field of a payment that its maker enters. */
export interface PaymentField {
  /** What screens call it. */
  readonly label: string;
  readonly rule: FieldRule;
  readonly isRequired?: true;
  /** The name in the provider's `payments/create`. What has one is part of the content that an authorisation covers. */
  readonly provider?: string;
  /** The column of `payments`, where it has another name. */
  readonly column?: string;
  /** The heading of its column in a file of payments. */
  readonly upload?: string;
  /** Whether it stays the same from one payment to the next: templates, recurring payments and repeats keep it. */
  readonly isKept?: true;
  /** Whether it is kept here alone: it is not sent to the provider, and a change of it voids no authorisation. */
  readonly isInternal?: true;
  /** Whether the form has it under "More details". */
  readonly isDetail?: true;
  /** What the form says under it there. */
  readonly hint?: string;
  /** Whether the search of the payments list finds its words (`payment_text_matches` in the database). */
  readonly isSearched?: true;
  /** Whether the CSV export of payments has it. */
  readonly isExported?: true;
}

/**
 * The fields of a payment that its maker enters, in the order of files and reviews. The input schema, drafts, templates, recurring payments,
 * uploads, the content of an authorisation, the provider's order, the columns that may be read, exports and what screens show take their
 * fields from here.
 */
export const paymentFields = {
  beneficiaryId: {
    label: 'Beneficiary',
    rule: { kind: 'id', text: 'This beneficiary does not exist.' },
    isRequired: true,
    isKept: true,
  },
  amount: {
    label: 'Amount',
    rule: { kind: 'amount' },
    isRequired: true,
    provider: 'amount',
    upload: 'Amount',
    isKept: true,
    isExported: true,
  },
  currency: {
    label: 'Currency',
    rule: { kind: 'currency' },
    isRequired: true,
    provider: 'currency',
    upload: 'Currency',
    isKept: true,
    isExported: true,
  },
  paymentDate: {
    label: 'Payment date',
    rule: { kind: 'date' },
    isRequired: true,
    provider: 'payment_date',
    upload: 'Payment date',
    isExported: true,
  },
  paymentType: {
    label: 'Payment type',
    rule: { kind: 'choice', of: paymentTypes, text: 'Choose regular or priority.' },
    isRequired: true,
    provider: 'payment_type',
    upload: 'Payment type',
    isKept: true,
  },
  chargeType: {
    label: 'Charges',
    rule: { kind: 'choice', of: chargeTypes, text: 'Choose ours or shared.' },
    provider: 'charge_type',
    upload: 'Charge type',
    isKept: true,
  },
  reason: {
    label: 'Reason',
    rule: { kind: 'line', maxLength: 255 },
    isRequired: true,
    provider: 'reason',
    upload: 'Reason',
    isKept: true,
  },
  reference: {
    label: 'Reference',
    rule: { kind: 'line', maxLength: 140 },
    isRequired: true,
    provider: 'reference',
    upload: 'Reference',
    isKept: true,
    isSearched: true,
    isExported: true,
  },
  ultimateBeneficiaryName: {
    label: 'Ultimate beneficiary name',
    rule: { kind: 'line', maxLength: 255 },
    provider: 'ultimate_beneficiary_name',
    upload: 'Ultimate beneficiary',
    isKept: true,
    isDetail: true,
  },
  purposeCode: {
    label: 'Purpose code',
    rule: { kind: 'line', maxLength: 100 },
    provider: 'purpose_code',
    upload: 'Purpose code',
    isKept: true,
  },
  invoiceNumber: {
    label: 'Invoice number',
    rule: { kind: 'code', pattern: /^[a-zA-Z0-9]{1,30}$/, text: 'Use up to 30 letters and digits.' },
    provider: 'invoice_number',
    upload: 'Invoice number',
    isDetail: true,
  },
  invoiceDate: {
    label: 'Invoice date',
    rule: { kind: 'date' },
    provider: 'invoice_date',
    upload: 'Invoice date',
    isDetail: true,
  },
  conversionId: {
    label: 'Conversion',
    rule: { kind: 'id', text: 'This conversion does not exist.' },
    provider: 'conversion_id',
    column: 'tccConversionId',
    isDetail: true,
  },
  purposeNote: {
    label: 'Internal note',
    rule: { kind: 'line', maxLength: 500 },
    upload: 'Note',
    hint: 'For your colleagues. It is not sent to the bank.',
    isInternal: true,
    isKept: true,
    isDetail: true,
    isSearched: true,
    isExported: true,
  },
} as const satisfies Readonly<Record<string, PaymentField>>;

type Fields = typeof paymentFields;

/** The name of a field of a payment. */
export type PaymentFieldName = keyof Fields;

/** The names of the fields that have a property, such as `upload`. */
export type FieldsWith<Property extends keyof PaymentField> = {
  [Name in PaymentFieldName]: Fields[Name] extends Readonly<Record<Property, unknown>> ? Name : never;
}[PaymentFieldName];

/** The value of a field that has one. */
export type FieldValue<Name extends PaymentFieldName> = Fields[Name]['rule'] extends {
  readonly of: readonly (infer Choice)[];
}
  ? Choice
  : string;

/** The names of all fields. */
export const paymentFieldNames = Object.keys(paymentFields) as readonly PaymentFieldName[];

/** A field, whatever it is made of. */
export const fieldOf = (name: PaymentFieldName): PaymentField => paymentFields[name];

/** The names of the fields that have a property. */
export const fieldsWith = <Property extends keyof PaymentField>(property: Property): readonly FieldsWith<Property>[] =>
  paymentFieldNames.filter((name): name is FieldsWith<Property> => fieldOf(name)[property] !== undefined);

/** The name of a field that may be left empty. */
export type OptionalFieldName = Exclude<PaymentFieldName, FieldsWith<'isRequired'>>;

/** The fields that `payments` has a column of: all but the beneficiary, which is paid by a slice of its details. */
export const storedFields = paymentFieldNames.filter((name) => name !== 'beneficiaryId');
/** One of storedFields. */
export type StoredField = (typeof storedFields)[number];

/** The fields that are kept here alone. */
export const internalFields = fieldsWith('isInternal');
/** One of internalFields. */
export type InternalField = FieldsWith<'isInternal'>;

/** The column of `payments` that has a field. */
export const columnOf = (name: PaymentFieldName): string => fieldOf(name).column ?? name;

/** The texts that a payment is stored with: null where an optional field is empty. */
export type EnteredFields = { readonly [Name in FieldsWith<'isRequired'>]: FieldValue<Name> } & {
  readonly [Name in OptionalFieldName]: FieldValue<Name> | null;
};

/** Picks fields from what was entered or stored, with null for an optional one that is empty. */
export function pickFields<Name extends PaymentFieldName>(
  names: readonly Name[],
  values: Readonly<Partial<Record<Name, string | null>>>,
): Pick<EnteredFields, Name> {
  const texts = names.map((name) => [name, fieldOf(name).isRequired ? values[name] : values[name] || null]);
  return Object.fromEntries(texts) as Pick<EnteredFields, Name>;
}
