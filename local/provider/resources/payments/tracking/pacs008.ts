import { needsPurposeCode } from '../../../reference/purposeCodes';
import { addressLine, submittedAt, type Instruction } from './instruction';

const header = 'urn:iso:std:iso:20022:tech:xsd:head.001.001.02';
const document = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';

/** The instruction as an ISO 20022 customer credit transfer, with its business header. */
export function pacs008(instruction: Instruction): string {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  return declaration + element('Envelope', headerOf(instruction), documentOf(instruction));
}

function headerOf({ payment, from, to }: Instruction): string {
  const party = (bic: string) => element('FIId', agent(bic));
  return element(
    `AppHdr xmlns="${header}"`,
    element('Fr', party(from)),
    element('To', party(to)),
    text('BizMsgIdr', payment.short_reference),
    text('MsgDefIdr', 'pacs.008.001.08'),
    text('BizSvc', 'swift.cbprplus.02'),
    text('CreDt', submittedAt(payment)),
  );
}

function documentOf(instruction: Instruction): string {
  const { payment } = instruction;
  const group = element(
    'GrpHdr',
    text('MsgId', payment.short_reference),
    text('CreDtTm', submittedAt(payment)),
    text('NbOfTxs', '1'),
    element('SttlmInf', text('SttlmMtd', 'INDA')),
  );
  return element(`Document xmlns="${document}"`, element('FIToFICstmrCdtTrf', group, transferOf(instruction)));
}

function transferOf({ payment, account, payee, from, to, uetr }: Instruction): string {
  const { short_reference: reference, amount } = payment;
  const money = (name: string) => text(`${name} Ccy="${payment.currency}"`, amount);
  return element(
    'CdtTrfTxInf',
    element('PmtId', text('InstrId', reference), text('EndToEndId', reference), text('UETR', uetr)),
    money('IntrBkSttlmAmt'),
    text('IntrBkSttlmDt', payment.payment_date),
    money('InstdAmt'),
    text('ChrgBr', payment.charge_type === 'ours' ? 'DEBT' : 'SHAR'),
    element('InstgAgt', agent(from)),
    element('InstdAgt', agent(to)),
    party('Dbtr', account.account_name, addressLine(account.street, account.city, account.country)),
    element('DbtrAcct', other(account.short_reference)),
    element('DbtrAgt', agent(from)),
    element('CdtrAgt', agent(to)),
    party('Cdtr', payee.bank_account_holder_name, addressLine(...payee.beneficiary_address, payee.beneficiary_country)),
    element('CdtrAcct', payee.iban ? element('Id', text('IBAN', payee.iban)) : other(payee.account_number ?? '')),
    regulatoryReporting({ payment, payee }),
    element('RmtInf', text('Ustrd', `${payment.reference} ${payment.reason}`)),
  );
}

/** Countries that ask for the purpose of a payment are told it. */
function regulatoryReporting({ payment, payee }: Pick<Instruction, 'payment' | 'payee'>): string {
  const { currency, payment_type: paymentType, purpose_code: code } = payment;
  if (!code || !needsPurposeCode({ currency, paymentType, bankCountry: payee.bank_country })) return '';
  return element('RgltryRptg', element('Dtls', text('Ctry', payee.bank_country), text('Cd', code)));
}

const agent = (bic: string): string => element('FinInstnId', text('BICFI', bic));
const other = (id: string): string => element('Id', element('Othr', text('Id', id)));
const party = (name: string, holder: string, address: string): string =>
  element(name, text('Nm', holder), element('PstlAdr', text('AdrLine', address)));

/** @param start the name, attributes behind it */
function element(start: string, ...children: readonly string[]): string {
  return `<${start}>${children.join('')}</${start.split(' ')[0] ?? ''}>`;
}

function text(start: string, value: string): string {
  return element(start, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
