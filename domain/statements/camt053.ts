import Big from 'big.js';
import { bookingDay, statementAmount, type StatementEntry, type StatementHead, type StatementText } from './statement';
import { bankCodesOf, kindOf } from './bankCodes';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML 1.0 does not have, whatever they are escaped as. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text of an element of at most so many characters. */
const text = (value: string, maxLength: number) =>
  [...value.replace(notXml, '').trim()]
    .slice(0, maxLength)
    .join('')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** An element, or nothing for a text without characters. */
const element = (name: string, value: string | null, maxLength: number) => {
  const content = text(value ?? '', maxLength);
  return content && `<${name}>${content}</${name}>`;
};

const direction = (amount: string) => (new Big(amount).lt(0) ? 'DBIT' : 'CRDT');

/** A statement as camt.053.001.08 (ISO 20022, bank-to-customer statement). */
export function camt053(head: StatementHead): StatementText {
  const { currency } = head;
  const amount = (value: string) =>
    `<Amt Ccy="${currency}">${statementAmount(new Big(value).abs().toFixed(), currency)}</Amt>`;
  return {
    start: () => start(head, amount),
    lines: (entries) => entries.map((entry) => line(entry, amount)).join(''),
    end: () => '</Stmt></BkToCstmrStmt></Document>\n',
  };
}

type WriteAmount = (value: string) => string;

function start(head: StatementHead, amount: WriteAmount): string {
  const { id, number, createdAt, period, opening, closing, safeguarded } = head;
  const at = createdAt.toISOString();
  const available = new Big(closing).minus(safeguarded).toFixed();
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}"><BkToCstmrStmt>`,
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${at}</CreDtTm></GrpHdr>`,
    `<Stmt><Id>${id}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><CreDtTm>${at}</CreDtTm>`,
    `<FrToDt><FrDtTm>${period.from}T00:00:00</FrDtTm><ToDtTm>${period.to}T23:59:59</ToDtTm></FrToDt>`,
    account(head),
    balance('OPBD', opening, period.from, amount),
    balance('CLBD', closing, period.to, amount),
    balance('CLAV', available, period.to, amount),
    summary(head),
  ].join('');
}

const account = ({ accountNumber, currency, account: name }: StatementHead) =>
  `<Acct><Id><Othr><Id>${text(accountNumber, 34)}</Id></Othr></Id><Ccy>${currency}</Ccy>${element('Nm', name, 70)}</Acct>`;

const balance = (code: string, value: string, day: string, amount: WriteAmount) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(value)}<CdtDbtInd>${direction(value)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

function summary({ credits, debits, currency }: StatementHead): string {
  const net = new Big(credits.amount).minus(debits.amount);
  const all = new Big(credits.amount).plus(debits.amount).toFixed();
  const sum = (value: string) => `<Sum>${statementAmount(value, currency)}</Sum>`;
  const side = (name: string, { lines, amount }: StatementHead['credits']) =>
    `<${name}><NbOfNtries>${lines}</NbOfNtries>${sum(amount)}</${name}>`;
  const total = `<TtlNetNtry><Amt>${statementAmount(net.abs().toFixed(), currency)}</Amt><CdtDbtInd>${direction(net.toFixed())}</CdtDbtInd></TtlNetNtry>`;
  return `<TxsSummry><TtlNtries><NbOfNtries>${credits.lines + debits.lines}</NbOfNtries>${sum(all)}${total}</TtlNtries>${side('TtlCdtNtries', credits)}${side('TtlDbtNtries', debits)}</TxsSummry>`;
}

function line({ movement }: StatementEntry, amount: WriteAmount): string {
  const { type, reference, completedAt, settlesAt } = movement;
  const { isReversal = false, ...codes } = bankCodesOf(movement);
  const [domain, family, subFamily] = type === 'debit' ? codes.debit : codes.credit;
  return [
    `<Ntry>${element('NtryRef', reference, 35)}${amount(movement.amount)}`,
    `<CdtDbtInd>${type === 'debit' ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}`,
    `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${bookingDay(completedAt)}</Dt></BookgDt>`,
    `<ValDt><Dt>${bookingDay(settlesAt ?? completedAt)}</Dt></ValDt>`,
    `<AcctSvcrRef>${withoutHyphens(movement.id)}</AcctSvcrRef>`,
    `<BkTxCd><Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${subFamily}</SubFmlyCd></Fmly></Domn>`,
    `<Prtry>${element('Cd', kindOf(movement), 35) || '<Cd>unknown</Cd>'}</Prtry></BkTxCd>${details(movement)}</Ntry>`,
  ].join('');
}

/** An id in 32 characters. */
export const withoutHyphens = (id: string) => id.replaceAll('-', '');

function details({ id, type, counterparty, reason }: StatementEntry['movement']): string {
  const name = element('Nm', counterparty, 140);
  const role = type === 'debit' ? 'Cdtr' : 'Dbtr';
  const party = name && `<RltdPties><${role}><Pty>${name}</Pty></${role}></RltdPties>`;
  const remittance = element('Ustrd', reason, 140);
  const told = remittance && `<RmtInf>${remittance}</RmtInf>`;
  return `<NtryDtls><TxDtls><Refs><AcctSvcrRef>${withoutHyphens(id)}</AcctSvcrRef></Refs>${party}${told}</TxDtls></NtryDtls>`;
}
