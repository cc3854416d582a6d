import { readSwiftAmount, readSwiftDate } from './swiftValues';
import type { DecodedField } from './decodedField';

/** The fields of an MT103 by the names of the SWIFT standard; a letter after the number names a variant. */
const labels: Readonly<Record<string, string>> = {
  '13C': 'Time indication',
  '20': "Sender's reference",
  '23B': 'Bank operation code',
  '23E': 'Instruction code',
  '26T': 'Transaction type code',
  '32A': 'Value date and settled amount',
  '33B': 'Instructed amount',
  '36': 'Exchange rate',
  '50': 'Ordering customer',
  '51': 'Sending institution',
  '52': 'Ordering institution',
  '53': "Sender's correspondent",
  '54': "Receiver's correspondent",
  '55': 'Third reimbursement institution',
  '56': 'Intermediary institution',
  '57': 'Account with institution',
  '59': 'Beneficiary customer',
  '70': 'Remittance information',
  '71A': 'Details of charges',
  '71F': "Sender's charges",
  '71G': "Receiver's charges",
  '72': 'Sender to receiver information',
  '77B': 'Regulatory reporting',
};

const chargeBearers: Readonly<Record<string, string>> = {
  SHA: 'Shared',
  OUR: 'Paid by the sender',
  BEN: 'Paid by the beneficiary',
};

/**
 * Splits block 4 of an MT103 into its fields. The provider writes the message in one line as well as in lines; there a
 * tag begins after a space, so that only tags of the standard are taken for one.
 * @returns nothing when there is no block 4
 */
export function decodeMt103(message: string): readonly DecodedField[] {
  const block = /\{4:([\s\S]*?)(?:-\}|$)/.exec(message)?.[1];
  if (block === undefined) return [];
  const [, ...pieces] = block.split(block.trim().includes('\n') ? tagInLines : tagInOneLine);
  const parts: Part[] = [];
  for (let index = 0; index < pieces.length; index += 2) addPiece(parts, pieces[index] ?? '', pieces[index + 1] ?? '');
  return parts.flatMap(({ tag, value }) => decodeField(tag, trimmedLines(value)));
}

/** The lines of a value that have a text, without blanks around them. */
const trimmedLines = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const tagInLines = /(?:^|\n)[ \r]*:(\d{2}[A-Z]?):/;
const tagInOneLine = /(?:^|\s):(\d{2}[A-Z]?):/;

interface Part {
  readonly tag: string;
  value: string;
}

/** Text in the form of a tag that the standard does not list belongs to the field before it. */
function addPiece(parts: Part[], tag: string, value: string): void {
  const last = parts.at(-1);
  if (labelOf(tag)) parts.push({ tag, value });
  else if (last) last.value += ` :${tag}:${value}`;
}

function labelOf(tag: string): string | undefined {
  return labels[tag] ?? labels[tag.slice(0, 2)];
}

function decodeField(tag: string, value: string): readonly DecodedField[] {
  const label = labelOf(tag) ?? tag;
  if (tag === '32A') return decodeSettlement(tag, value);
  if (tag === '33B' || tag === '71F' || tag === '71G') return [{ tag, label, value: readSwiftAmount(value) }];
  if (tag === '36') return [{ tag, label, value: value.replace(',', '.') }];
  if (tag === '71A') return [{ tag, label, value: chargeBearers[value] ?? value }];
  if (tag.startsWith('50') || tag.startsWith('59')) return decodeParty(tag, label, value);
  return [{ tag, label, value }];
}

function decodeSettlement(tag: string, value: string): readonly DecodedField[] {
  return [
    { tag, label: 'Value date', value: readSwiftDate(value.slice(0, 6)) },
    { tag, label: 'Settled amount', value: readSwiftAmount(value.slice(6)) },
  ];
}

/** A customer: the account after a slash, then name and address. */
function decodeParty(tag: string, label: string, value: string): readonly DecodedField[] {
  const [, account = '', party = ''] = /^\/(\S+)\s*([\s\S]*)$/.exec(value) ?? [undefined, undefined, value];
  return [
    { tag, label: `${label}, account`, value: account },
    { tag, label, value: party },
  ].filter((field) => field.value !== '');
}
