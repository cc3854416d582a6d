import { SaxesParser } from 'saxes';
import type { DecodedField } from './decodedField';

/** The elements that are shown, by their path below the transfer, in the order of display. */
const labels: readonly (readonly [path: string, label: string])[] = [
  ['GrpHdr/MsgId', 'Message reference'],
  ['GrpHdr/CreDtTm', 'Created'],
  ['CdtTrfTxInf/PmtId/InstrId', 'Instruction reference'],
  ['CdtTrfTxInf/PmtId/EndToEndId', 'End-to-end reference'],
  ['CdtTrfTxInf/PmtId/UETR', 'Tracking reference (UETR)'],
  ['CdtTrfTxInf/IntrBkSttlmAmt', 'Settled amount'],
  ['CdtTrfTxInf/IntrBkSttlmDt', 'Value date'],
  ['CdtTrfTxInf/InstdAmt', 'Instructed amount'],
  ['CdtTrfTxInf/XchgRate', 'Exchange rate'],
  ['CdtTrfTxInf/ChrgBr', 'Details of charges'],
  ['CdtTrfTxInf/InstgAgt/FinInstnId/BICFI', 'Instructing bank'],
  ['CdtTrfTxInf/InstdAgt/FinInstnId/BICFI', 'Instructed bank'],
  ['CdtTrfTxInf/IntrmyAgt1/FinInstnId/BICFI', 'Intermediary bank'],
  ['CdtTrfTxInf/UltmtDbtr/Nm', 'Ultimate debtor'],
  ['CdtTrfTxInf/Dbtr/Nm', 'Debtor'],
  ['CdtTrfTxInf/Dbtr/PstlAdr/AdrLine', 'Debtor, address'],
  ['CdtTrfTxInf/DbtrAcct/Id/IBAN', 'Debtor, IBAN'],
  ['CdtTrfTxInf/DbtrAcct/Id/Othr/Id', 'Debtor, account'],
  ['CdtTrfTxInf/DbtrAgt/FinInstnId/BICFI', "Debtor's bank"],
  ['CdtTrfTxInf/DbtrAgt/FinInstnId/Nm', "Debtor's bank, name"],
  ['CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI', "Creditor's bank"],
  ['CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId', "Creditor's bank, clearing code"],
  ['CdtTrfTxInf/CdtrAgt/FinInstnId/Nm', "Creditor's bank, name"],
  ['CdtTrfTxInf/Cdtr/Nm', 'Creditor'],
  ['CdtTrfTxInf/Cdtr/PstlAdr/AdrLine', 'Creditor, address'],
  ['CdtTrfTxInf/CdtrAcct/Id/IBAN', 'Creditor, IBAN'],
  ['CdtTrfTxInf/CdtrAcct/Id/Othr/Id', 'Creditor, account'],
  ['CdtTrfTxInf/UltmtCdtr/Nm', 'Ultimate creditor'],
  ['CdtTrfTxInf/InstrForCdtrAgt/InstrInf', "Instruction for the creditor's bank"],
  ['CdtTrfTxInf/Purp/Cd', 'Purpose'],
  ['CdtTrfTxInf/RgltryRptg/Dtls/Cd', 'Regulatory reporting'],
  ['CdtTrfTxInf/RmtInf/Ustrd', 'Remittance information'],
];

const chargeBearers: Readonly<Record<string, string>> = {
  SHAR: 'Shared',
  DEBT: 'Paid by the sender',
  CRED: 'Paid by the beneficiary',
};

const transfer = 'FIToFICstmrCdtTrf/';
/** Real messages have about five thousand characters. */
const maxMessageLength = 200_000;

/**
 * Reads a customer credit transfer (pacs.008) into its fields, whatever its namespaces. The parser resolves the five
 * predefined entities only and refuses a document type, so that a message can neither expand nor fetch anything.
 * @returns an empty list when the text is not a pacs.008 message
 */
export function decodePacs008(message: string): readonly DecodedField[] {
  const values = message.length > maxMessageLength ? undefined : textsByPath(unescaped(message));
  if (!values) return [];
  return labels.flatMap(([path, label]) => {
    const value = values.get(path)?.join('\n');
    if (!value) return [];
    const meaning = path.endsWith('/ChrgBr') ? chargeBearers[value] : undefined;
    return [{ tag: path.replace('CdtTrfTxInf/', ''), label, value: meaning ?? value }];
  });
}

/** Some messages arrive with their quotes escaped twice. */
function unescaped(message: string): string {
  return message.includes('\\"') ? message.replaceAll('\\"', '"') : message;
}

/** The texts of all elements below the transfer, by path; amounts after their currency. Undefined for bad XML. */
function textsByPath(xml: string): ReadonlyMap<string, readonly string[]> | undefined {
  const texts = new Map<string, string[]>();
  const open: { readonly name: string; readonly currency: string; text: string }[] = [];
  const parser = new SaxesParser({});
  parser.on('doctype', () => {
    throw new Error('a message has no document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name: name.replace(/^.*:/, ''), currency: attributes.Ccy ?? '', text: '' });
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join('/');
    const { currency = '', text = '' } = open.pop() ?? {};
    const value = [currency, text.trim().replace(/\s+/g, ' ')].filter(Boolean).join(' ');
    const key = path.slice(path.indexOf(transfer) + transfer.length);
    if (path.includes(transfer) && value) texts.set(key, [...(texts.get(key) ?? []), value]);
  });
  try {
    parser.write(xml).close();
    return texts;
  } catch {
    return undefined;
  }
}
