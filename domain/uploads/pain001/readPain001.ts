import { SaxesParser, type SaxesTagNS } from 'saxes';
import { uploadLimits, refusedFile } from '../limits';
import type { PaymentRowField } from '../paymentColumns';
import type { UploadedRow } from '../columns';
import { ControlTotals } from './controlTotals';
import { ElementStack } from './elementStack';
import { pain001Namespace } from './outline';
import { rowOfTransaction, type StatedValues } from './rowOfTransaction';

/** What a file of credit transfers holds. */
export interface Pain001File {
  readonly messageId: string;
  /** The account that each row is debited from, by the row's number: an IBAN or an account number. */
  readonly debtorAccounts: ReadonlyMap<number, string>;
  readonly rows: readonly UploadedRow<PaymentRowField>[];
}

const charactersAtOnce = 65_536;

/**
 * Reads a customer credit transfer initiation, pain.001.001.09, element by element. The document type, entities of its own and every
 * namespace but the standard's are refused before anything is expanded.
 * @throws RuleError file_refused with the line of the file
 */
export function readPain001(text: string): Pain001File {
  const reader = new Pain001Reader();
  for (let start = 0; start < text.length; start += charactersAtOnce) {
    reader.take(text.slice(start, start + charactersAtOnce));
  }
  return reader.finish();
}

class Pain001Reader {
  private readonly parser = new SaxesParser({ xmlns: true });
  private readonly stack = new ElementStack();
  private readonly rows: UploadedRow<PaymentRowField>[] = [];
  /** How many elements were opened, and how many attributes the one has that is read. */
  private elements = 0;
  private attributes = 0;
  private readonly debtorAccounts = new Map<number, string>();
  private readonly groupTotals = new ControlTotals();
  private batchTotals = new ControlTotals();
  /** The texts of the group header, of the open batch and of the open transaction, by path. */
  private readonly stated: Record<'GrpHdr' | 'PmtInf' | 'CdtTrfTxInf', Map<string, string>> = {
    GrpHdr: new Map(),
    PmtInf: new Map(),
    CdtTrfTxInf: new Map(),
  };

  constructor() {
    this.parser.on('error', (error) => this.refuse(`The XML is not well-formed (${error.message}).`));
    this.parser.on('xmldecl', ({ encoding }) => this.requireUnicode(encoding));
    this.parser.on('doctype', () => this.refuse('A document type is not allowed.'));
    this.parser.on('opentagstart', () => this.countElement());
    this.parser.on('attribute', () => this.countAttribute());
    this.parser.on('opentag', (tag) => this.openElement(tag));
    this.parser.on('text', (part) => this.refuseFault(this.stack.addText(part)));
    this.parser.on('cdata', (part) => this.refuseFault(this.stack.addText(part)));
    this.parser.on('closetag', (tag) => this.closeElement(tag));
  }

  take(part: string): void {
    this.parser.write(part);
  }

  finish(): Pain001File {
    this.parser.close();
    const messageId = this.stated.GrpHdr.get('MsgId') ?? '';
    return { messageId, debtorAccounts: this.debtorAccounts, rows: this.rows };
  }

  private countElement(): void {
    this.elements += 1;
    this.attributes = 0;
    if (this.elements > uploadLimits.elements) this.refuse('The file has more than 500,000 elements.');
  }

  private countAttribute(): void {
    this.attributes += 1;
    if (this.attributes > uploadLimits.attributes) this.refuse('An element has more than 20 attributes.');
  }

  private openElement({ local, uri, attributes }: SaxesTagNS): void {
    if (uri !== pain001Namespace && this.stack.isRead) this.refuse(otherNamespace(uri));
    const names = Object.values(attributes).filter((attribute) => !isAboutSchema(attribute));
    this.refuseFault(
      this.stack.open(
        local,
        names.map(({ name }) => name),
      ),
    );
    if (!this.stack.isRead) return;
    const currency = attributes.Ccy?.value;
    if (currency !== undefined) this.keep('Amt/InstdAmt@Ccy', currency);
    if (local === 'PmtInf') this.beginBatch();
    if (local === 'CdtTrfTxInf') this.stated.CdtTrfTxInf.clear();
  }

  private beginBatch(): void {
    this.batchTotals = new ControlTotals();
    this.stated.PmtInf.clear();
  }

  private closeElement({ local }: SaxesTagNS): void {
    this.refuseFault(this.stack.check());
    if (this.stack.isRead) this.endElement(local);
    this.stack.close();
  }

  private endElement(local: string): void {
    const { path, text } = this.stack;
    if (text !== '') this.keepAt(path, text);
    if (path === 'PmtInf/CdtTrfTxInf') this.endTransaction();
    if (path === 'PmtInf') this.refuseTotals('PmtInf', this.batchTotals);
    if (local === 'CstmrCdtTrfInitn') this.refuseTotals('GrpHdr', this.groupTotals);
  }

  private keepAt(path: string, text: string): void {
    const [part = '', inner = '', ...below] = path.split('/');
    if (inner === 'CdtTrfTxInf') this.keep(below.join('/'), text);
    else if (part === 'GrpHdr' || part === 'PmtInf') this.stated[part].set([inner, ...below].join('/'), text);
  }

  /** Keeps a text of the open transaction. A text that is there several times, as lines of a remittance are, is joined. */
  private keep(path: string, text: string): void {
    const earlier = this.stated.CdtTrfTxInf.get(path);
    this.stated.CdtTrfTxInf.set(path, earlier === undefined ? text : `${earlier} ${text}`);
  }

  private endTransaction(): void {
    const number = this.rows.length + 1;
    if (number > uploadLimits.rows) {
      this.refuse('The file has more than 10,000 transactions. Split it into several files.');
    }
    const { CdtTrfTxInf: transaction, PmtInf: batch } = this.stated;
    const values: StatedValues = { transaction, batch };
    const amount = transaction.get('Amt/InstdAmt') ?? '0';
    this.batchTotals.add(amount);
    this.groupTotals.add(amount);
    this.rows.push({ number, values: rowOfTransaction(values) });
    this.debtorAccounts.set(number, batch.get('DbtrAcct/Id/IBAN') ?? batch.get('DbtrAcct/Id/Othr/Id') ?? '');
  }

  private refuseTotals(where: 'GrpHdr' | 'PmtInf', totals: ControlTotals): void {
    const stated = this.stated[where];
    this.refuseFault(totals.fault(where, { count: stated.get('NbOfTxs'), sum: stated.get('CtrlSum') }));
  }

  private requireUnicode(encoding: string | undefined): void {
    if (encoding !== undefined && !/^utf-?(8|16)$/i.test(encoding)) {
      this.refuse(`The file states the encoding ${encoding.slice(0, 20)}. Save it in UTF-8.`);
    }
  }

  private refuseFault(fault: string | undefined): void {
    if (fault) this.refuse(fault);
  }

  private refuse(reason: string): never {
    throw refusedFile(`Line ${this.parser.line}: ${reason}`);
  }
}

/** A declaration of a namespace or the place of the schema, which a document may carry anywhere. */
const isAboutSchema = ({ prefix, uri }: { readonly prefix: string; readonly uri: string }): boolean =>
  prefix === 'xmlns' || uri === 'http://www.w3.org/2000/xmlns/' || uri === 'http://www.w3.org/2001/XMLSchema-instance';

function otherNamespace(uri: string): string {
  const [, found] = /(pain\.\d{3}\.\d{3}\.\d{2})$/.exec(uri) ?? [];
  return found
    ? `The file is ${found}. Upload pain.001.001.09.`
    : 'The file is not a pain.001.001.09 document: its namespace is another one.';
}
