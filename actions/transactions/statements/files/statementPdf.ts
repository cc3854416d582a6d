import { bookingDay, type StatementEntry, type StatementHead } from '../../../../domain/statements/statement';
import { formatAmount } from '../../../../domain/money/amount';
import { signedAmount } from '../../../../domain/transactions/vocabulary';
import { swiftText } from '../../../../domain/statements/swiftText';

/** In points: A4 is 595 wide and 842 high. */
const [left, right, top, bottom] = [40, 555, 50, 790];
const lineHeight = 14;

interface Column {
  readonly title: string;
  readonly x: number;
  readonly width: number;
  readonly isNumber?: boolean;
}

const columns: readonly Column[] = [
  { title: 'Completed', x: left, width: 58 },
  { title: 'Reference', x: 100, width: 105 },
  { title: 'Details', x: 210, width: 165 },
  { title: 'Amount', x: 380, width: 85, isNumber: true },
  { title: 'Balance', x: 470, width: 85, isNumber: true },
];

/** The letters of the built-in fonts are those of western Europe; others are written without their accents. */
const written = (text: string) => text.replace(/[^\u0020-\u007E\u00A0-\u00FF]+/g, swiftText);

/** A statement as a PDF of A4 pages. A page leaves the memory when the next one begins. */
export async function* statementPdf(
  head: StatementHead,
  pages: AsyncIterable<readonly StatementEntry[]>,
): AsyncGenerator<Uint8Array> {
  const sheet = new Sheet(head, await newDocument(head));
  sheet.begin();
  for await (const entries of pages) {
    for (const entry of entries) sheet.line(entry);
    yield* sheet.take();
  }
  await sheet.end();
  yield* sheet.take();
}

/** pdfkit reads its fonts from its own folder and stays outside the bundles: only the Lambdas that write a PDF load it. */
async function newDocument({ currency, period, createdAt }: StatementHead): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const info = { Title: `${currency} statement, ${period.from} to ${period.to}`, CreationDate: createdAt };
  return new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info });
}

class Sheet {
  private readonly ready: Buffer[] = [];
  private readonly ended: Promise<void>;
  private page = 0;
  private y = bottom;

  constructor(
    private readonly head: StatementHead,
    private readonly document: PDFKit.PDFDocument,
  ) {
    this.ended = new Promise((done) => this.document.on('end', done));
    this.document.on('data', (bytes: Buffer) => this.ready.push(bytes));
  }

  take(): Buffer[] {
    return this.ready.splice(0);
  }

  begin(): void {
    const { account, currency, period, opening, credits, debits, closing, safeguarded } = this.head;
    this.turn();
    this.document
      .font('Helvetica-Bold')
      .fontSize(16)
      .text(written(`${currency} statement`), left, top);
    this.document.font('Helvetica').fontSize(9);
    this.document.text(written(`${account} · ${period.from} to ${period.to}`), left, top + 22, { width: right - left });
    const facts: readonly (readonly [string, string])[] = [
      ['Opening balance', opening],
      [`${credits.lines} credits`, credits.amount],
      [`${debits.lines} debits`, `-${debits.amount}`],
      ['Closing balance', closing],
      ...(Number(safeguarded) === 0 ? [] : [['Of which safeguarded', safeguarded] as const]),
    ];
    this.y = top + 44;
    for (const [label, amount] of facts) this.row(['', label, '', '', `${this.amount(amount)} ${currency}`]);
    this.y += lineHeight;
    this.titles();
  }

  line({ movement, balance }: StatementEntry): void {
    if (this.y > bottom) this.turn();
    const { completedAt, reference, counterparty, reason, action } = movement;
    const details = [action.replaceAll('_', ' '), counterparty, reason].filter(Boolean).join(' · ');
    const amounts = [this.amount(signedAmount(movement)), this.amount(balance)];
    this.row([bookingDay(completedAt), reference ?? '', details, ...amounts]);
  }

  /** Writes the last line. Resolves once all of the file can be taken. */
  async end(): Promise<void> {
    if (this.y > bottom) this.turn();
    this.row(['', 'Closing balance', '', '', this.amount(this.head.closing)]);
    this.document.end();
    await this.ended;
  }

  private amount(amount: string): string {
    const sign = amount.startsWith('-') ? '-' : '';
    return `${sign}${formatAmount(amount.replace(/^-/, ''), this.head.currency)}`;
  }

  private turn(): void {
    this.page += 1;
    this.document.addPage();
    this.document.font('Helvetica').fontSize(8);
    this.document.text(`Statement ${this.head.number} · page ${this.page}`, left, 815, { lineBreak: false });
    this.y = top;
    if (this.page > 1) this.titles();
  }

  private titles(): void {
    this.row(columns.map(({ title }) => title));
    this.document
      .moveTo(left, this.y - 3)
      .lineTo(right, this.y - 3)
      .lineWidth(0.5)
      .stroke();
  }

  /** A line of the table. What is too long for its column is cut. */
  private row(cells: readonly string[]): void {
    this.document.fontSize(8);
    for (const [index, { x, width, isNumber }] of columns.entries()) {
      const text = this.fitting(written(cells[index] ?? ''), width);
      if (!text) continue;
      const at = isNumber ? x + width - this.document.widthOfString(text) : x;
      this.document.text(text, at, this.y, { lineBreak: false });
    }
    this.y += lineHeight;
  }

  private fitting(text: string, width: number): string {
    let fitted = text.slice(0, 60);
    while (fitted && this.document.widthOfString(fitted) > width) fitted = fitted.slice(0, -1);
    return fitted;
  }
}
