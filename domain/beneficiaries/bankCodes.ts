/** The specification's routing code types. */
export const routingCodeTypes = [
  'aba',
  'ach_routing_number',
  'bank_code',
  'branch_code',
  'bsb_code',
  'clabe',
  'cnaps',
  'ifsc',
  'institution_no',
  'sort_code',
  'wire_routing_number',
] as const;
/** One of routingCodeTypes. */
export type RoutingCodeType = (typeof routingCodeTypes)[number];

/** The kinds of texts that name a bank or an account at a bank: three fields of a beneficiary, and the routing code types. */
export type BankCodeKind = 'iban' | 'bicSwift' | 'accountNumber' | RoutingCodeType;

/** How a kind is written. */
interface BankCodeForm {
  /** What the bare code looks like. */
  readonly pattern: RegExp;
  /** What the field wants, as the user is told. */
  readonly wants: string;
  /** The lengths of the groups in which it is shown, and what stands between them; shown bare without them. */
  readonly groups?: { readonly lengths: readonly number[]; readonly separator: ' ' | '-' };
}

const routingNumber = (name: string): BankCodeForm => ({
  pattern: /^\d{9}$/,
  wants: `${name} has nine digits, such as 021 000 021.`,
  groups: { lengths: [3, 3, 3], separator: ' ' },
});

/** How each kind is written (specification, section 3). What a route requires besides, the provider says (requiredDetails.ts). */
export const bankCodeForms: Readonly<Record<BankCodeKind, BankCodeForm>> = {
  iban: {
    pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/,
    wants: 'An IBAN begins with two letters and two digits, such as DE89 3704 0044 0532 0130 00.',
    groups: { lengths: [4, 4, 4, 4, 4, 4, 4, 4, 4], separator: ' ' },
  },
  bicSwift: {
    pattern: /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    wants: 'A BIC has eight or eleven letters and digits, such as COBADEFF or COBADEFFXXX.',
  },
  accountNumber: {
    pattern: /^[A-Z0-9]{1,50}$/,
    wants: 'An account number has up to 50 digits and letters from A to Z, such as 31926819.',
  },
  aba: routingNumber('An ABA routing number'),
  ach_routing_number: routingNumber('An ACH routing number'),
  wire_routing_number: routingNumber('A wire routing number'),
  bank_code: { pattern: /^\d{3,8}$/, wants: 'A bank code has three to eight digits, such as 003.' },
  branch_code: { pattern: /^\d{3,5}$/, wants: 'A branch code has three to five digits, such as 00152.' },
  bsb_code: {
    pattern: /^\d{6}$/,
    wants: 'A BSB code has six digits, such as 062-000.',
    groups: { lengths: [3, 3], separator: '-' },
  },
  clabe: {
    pattern: /^\d{18}$/,
    wants: 'A CLABE has 18 digits, such as 032 180 00011835971 9.',
    groups: { lengths: [3, 3, 11, 1], separator: ' ' },
  },
  cnaps: {
    pattern: /^\d{12}$/,
    wants: 'A CNAPS code has twelve digits, such as 1021 0009 9996.',
    groups: { lengths: [4, 4, 4], separator: ' ' },
  },
  ifsc: {
    pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/,
    wants: 'An IFSC has four letters, a zero and six letters or digits, such as HDFC0001234.',
  },
  institution_no: { pattern: /^\d{3}$/, wants: 'An institution number has three digits, such as 003.' },
  sort_code: {
    pattern: /^\d{6}$/,
    wants: 'A sort code has six digits, such as 20-00-00.',
    groups: { lengths: [2, 2, 2], separator: '-' },
  },
};

/** What people write between the characters of a code: blanks, dashes and points, and invisible characters of a pasted text. */
const separators = /[\s.\p{Dash}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The bare code of what a user typed: without separators, in capital letters. `20-00-00` and `20 00 00` give `200000`. A text that is no
 * such code gives a text that its pattern refuses.
 */
export function normaliseBankCode(kind: BankCodeKind, typed: string): string {
  const bare = typed.replace(separators, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
  // No country's code is IB: the letters are a label that was copied with the number.
  return kind === 'iban' ? bare.replace(/^IBAN:?/, '') : bare;
}

/** A code in the groups in which people compare it: `200000` is shown as `20-00-00`. Any other text is shown as typed. */
export function showBankCode(kind: BankCodeKind, text: string): string {
  const { pattern, groups } = bankCodeForms[kind];
  const bare = normaliseBankCode(kind, text);
  if (!pattern.test(bare)) return text.trim();
  if (!groups) return bare;
  const ends = groups.lengths.map((_length, index) => groups.lengths.slice(0, index + 1).reduce((a, b) => a + b));
  return ends
    .map((end, index) => bare.slice(ends[index - 1] ?? 0, end))
    .filter(Boolean)
    .join(groups.separator);
}

/** Whether a text is a routing code type. */
export function isRoutingCodeType(text: string | null | undefined): text is RoutingCodeType {
  return routingCodeTypes.some((type) => type === text);
}
