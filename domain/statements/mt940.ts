import Big from 'big.js';
import { bookingDay, statementAmount, type StatementEntry, type StatementHead, type StatementText } from './statement';
import { bankCodesOf, kindOf } from './bankCodes';
import { swiftText } from './swiftText';

/** The most characters of a message, line breaks included (SWIFT). Each page is a message of its own. */
export const maxMessageLength = 2_000;

const lineBreak = '\r\n';

/** The characters of a line, with its tag. */
const maxLength = 65;

/** Days of MT940: YYMMDD. */
const shortDay = (day: string) => day.slice(2).replaceAll('-', '');

const mark = (amount: string) => (new Big(amount).lt(0) ? 'D' : 'C');

/** An amount with a comma, and none between thousands: `1234,5`. */
function swiftAmount(amount: string, currency: string): string {
  const [whole, fraction = ''] = statementAmount(new Big(amount).abs().toFixed(), currency).split('.');
  return `${whole},${fraction}`;
}

/** A reference of 16 characters that neither begins nor ends with a slash nor has two of them side by side. */
function reference(text: string | null, absent: string): string {
  const plain = swiftText(text ?? '')
    .replace(/\/{2,}/g, '/')
    .slice(0, 16)
    .replace(/^[/ ]+|[/ ]+$/g, '');
  return plain || absent;
}

/** The field of details: six lines at most; none but the first begins with a colon or a hyphen. */
function details(text: string): string {
  const lines: string[] = [];
  let rest = swiftText(text).replace(/\s+/g, ' ').trim();
  while (rest && lines.length < 6) {
    rest = rest.replace(/^[:\- ]+/, '');
    const width = maxLength - (lines.length === 0 ? ':86:'.length : 0);
    lines.push(rest.slice(0, width));
    rest = rest.slice(width);
  }
  return `:86:${lines.filter(Boolean).join(lineBreak)}`;
}

/**
 * A statement as MT940 (SWIFT, customer statement), in pages of at most 2,000 characters. Each page begins with the balance that the one before
 * it ended with.
 */
export function mt940(head: StatementHead): StatementText {
  let page = 1;
  let length = 0;
  let held = head.opening;
  let day = head.period.from;
  const begin = () => {
    const opening = balanceField(head, page === 1 ? '60F' : '60M', held, day);
    const text = `${titleOf(head, page)}${opening}`;
    length = text.length;
    return text;
  };
  const turnPage = () => {
    const closing = balanceField(head, '62M', held, day);
    page += 1;
    return `${closing}${messageEnd}${begin()}`;
  };
  const line = (entry: StatementEntry): string => {
    const own = lineOf(entry, head.currency);
    // Any line may be the last, so that each page keeps room for the end of the statement.
    const isFull = length + own.length + endOf(head, entry.balance).length > maxMessageLength;
    const written = `${isFull ? turnPage() : ''}${own}`;
    length += own.length;
    held = entry.balance;
    day = bookingDay(entry.movement.completedAt);
    return written;
  };
  return { start: begin, lines: (entries) => entries.map(line).join(''), end: () => endOf(head, held) };
}

const messageEnd = `-${lineBreak}`;

/** The fields before the opening balance of a page. @param page from 1 */
function titleOf(head: StatementHead, page: number): string {
  const number = `${String(head.number % 100_000).padStart(5, '0')}/${String(page % 100_000).padStart(5, '0')}`;
  const account = swiftText(head.accountNumber).slice(0, 35);
  return [`:20:${head.id.slice(0, 16)}`, `:25:${account}`, `:28C:${number}`, ''].join(lineBreak);
}

const balanceField = ({ currency }: StatementHead, tag: string, amount: string, day: string) =>
  `:${tag}:${mark(amount)}${shortDay(day)}${currency}${swiftAmount(amount, currency)}${lineBreak}`;

/** The end of the last page: what is held, and how much of it is not safeguarded. */
function endOf(head: StatementHead, held: string): string {
  const available = new Big(head.closing).minus(head.safeguarded).toFixed();
  const day = head.period.to;
  return `${balanceField(head, '62F', held, day)}${balanceField(head, '64', available, day)}${messageEnd}`;
}

function lineOf({ movement }: StatementEntry, currency: string): string {
  const { type, completedAt, settlesAt, counterparty, reason } = movement;
  const { swift, isReversal } = bankCodesOf(movement);
  const booked = shortDay(bookingDay(completedAt));
  const value = shortDay(bookingDay(settlesAt ?? completedAt));
  const own = reference(movement.reference, 'NONREF');
  // A reversal of a debit is a credit, and the other way round.
  const direction = type === 'debit' ? (isReversal ? 'RC' : 'D') : isReversal ? 'RD' : 'C';
  const amount = swiftAmount(movement.amount, currency);
  const told = [kindOf(movement).replaceAll('_', ' '), movement.reference, counterparty, reason]
    .filter(Boolean)
    .join(', ');
  const line = `:61:${value}${booked.slice(2)}${direction}${amount}${swift}${own}//`;
  // The bank's reference has the room that is left: an amount of a billion takes some of it.
  const bank = movement.id.replaceAll('-', '').slice(0, Math.min(16, maxLength - line.length));
  return [`${line}${bank}`, details(told), ''].join(lineBreak);
}
