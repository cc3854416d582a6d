import Big from 'big.js';

/** A line as a bank's customer reads it. */
interface ReadLine {
  readonly value: string;
  readonly mark: string;
  readonly amount: string;
  readonly type: string;
  readonly reference: string;
  readonly details: string;
}

/** A page: a message of its own. */
interface ReadPage {
  readonly number: string;
  readonly opening: string;
  readonly closing: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly available: string | undefined;
  readonly lines: readonly ReadLine[];
}

const balanceShape = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)$/;
const lineShape = /^(\d{6})(\d{4})(R?[CD])(\d+,\d*)([NSF][A-Z]{3})([^/]+|.*?)\/\/(.{1,16})$/;

/** Reads MT940 by the description of the standard alone. @throws Error for a file that breaks it */
export function readMt940(file: string): ReadPage[] {
  if (!/^(?:[^\r\n]{1,65}\r\n)+$/.test(file)) {
    throw new Error('A line is empty, too long or ends otherwise than in CR LF.');
  }
  if (/[^a-zA-Z0-9/\-?:().,'+ \r\n]/.test(file)) throw new Error('A character is not of the SWIFT set.');
  const messages = file.split(/^-\r\n/m);
  if (messages.pop() !== '') throw new Error('The last message does not end.');
  return messages.map(readPage);
}

function readPage(message: string): ReadPage {
  const fields = message
    .split(/^:(?=\w{2,3}:)/m)
    .slice(1)
    .map((field) => field.replace(/\r\n$/, ''));
  const of = (tag: string) =>
    fields.filter((field) => field.startsWith(`${tag}:`)).map((field) => field.slice(tag.length + 1));
  const reference = of('20')[0] ?? '';
  if (reference.length > 16 || /^\/|\/$|\/\//.test(reference) || !reference) throw new Error('The reference is wrong.');
  if ((of('25')[0] ?? '').length > 35) throw new Error('The account is too long.');
  if (!/^\d{5}\/\d{5}$/.test(of('28C')[0] ?? '')) throw new Error('The number is wrong.');
  const order = fields.map((field) => field.slice(0, field.indexOf(':'))).join(' ');
  if (!/^20 25 28C 60[FM]( 61 86)* 62[FM]( 64)?$/.test(order)) throw new Error(`The order is wrong: ${order}`);
  const [opening, closing] = [[...of('60F'), ...of('60M')][0], [...of('62F'), ...of('62M')][0]];
  const told = of('86');
  return {
    number: of('28C')[0] ?? '',
    opening: balance(opening),
    closing: balance(closing),
    isFirst: of('60F').length === 1,
    isLast: of('62F').length === 1,
    available: of('64')[0] && balance(of('64')[0]),
    lines: of('61').map((field, index) => readLine(field, told[index] ?? '')),
  };
}

function balance(field = ''): string {
  const [, mark, , , amount = ''] = balanceShape.exec(field) ?? [];
  if (!mark) throw new Error(`This is no balance: ${field}`);
  return signed(mark, amount);
}

/** RD takes back a debit and is a credit; RC takes back a credit and is a debit. */
const signed = (mark: string, amount: string) =>
  new Big(amount.replace(/,$/, '').replace(',', '.')).times(/^(D|RC)$/.test(mark) ? -1 : 1).toFixed();

function readLine(field: string, details: string): ReadLine {
  const [, value = '', , mark = '', amount = '', type = '', reference = ''] = lineShape.exec(field) ?? [];
  if (!mark) throw new Error(`This is no line: ${field}`);
  if (amount.length > 15) throw new Error('An amount is too long.');
  const lines = details.split('\r\n');
  if (lines.length > 6 || lines.some((line) => /^[:-]/.test(line))) {
    throw new Error(`The details are wrong: ${details}`);
  }
  return { value, mark, amount: signed(mark, amount), type, reference, details: lines.join('') };
}
