import { pain001File, transaction } from '../../support/pain001';
import type { HostileFile } from './hostileFile';

const usual = pain001File([transaction()], '1250.00');
const withHead = (head: string, entity = '') =>
  pain001File([transaction({ name: `Hansa${entity}` })], '1250.00', { head });
const many = (text: string, bytes = 4_500_000) => text.repeat(Math.floor(bytes / text.length));

const laughs = `<!DOCTYPE Document [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY ${'abcdefghij'[index + 1]} "${`&${'abcdefghij'[index]};`.repeat(10)}">`,
).join('')}]>`;
const documentType = /^file_refused: Line \d+: A document type is not allowed/;
const misshapen = /^file_refused: Line \d+: The XML is not well-formed/;
const notSupported = /^file_refused: Line \d+: \w+ is not supported here/;
const notThere = /^file_refused: Line \d+: The file is not a pain.001.001.09 document/;

/** XML files that expand, point outside, nest, lie about themselves, or are not what they seem. */
export const xmlFiles: readonly HostileFile[] = [
  { name: 'a billion laughs', file: () => withHead(laughs, '&j;'), expected: documentType },
  {
    name: 'a quadratic blow-up',
    file: () => withHead(`<!DOCTYPE Document [<!ENTITY a "${'a'.repeat(50_000)}">]>`, '&a;'.repeat(1000)),
    expected: documentType,
  },
  {
    name: 'an external entity of a file',
    file: () => withHead('<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'),
    expected: documentType,
  },
  {
    name: 'an external entity of an address',
    file: () => withHead('<!DOCTYPE Document [<!ENTITY a SYSTEM "http://169.254.169.254/">]>', '&a;'),
    expected: documentType,
  },
  {
    name: 'an external document type',
    file: () => withHead('<!DOCTYPE Document SYSTEM "http://localhost/evil.dtd">'),
    expected: documentType,
  },
  {
    name: 'a parameter entity',
    file: () => withHead('<!DOCTYPE Document [<!ENTITY % a SYSTEM "http://localhost/"> %a;]>'),
    expected: documentType,
  },
  { name: 'an empty document type', file: () => withHead('<!DOCTYPE Document>'), expected: documentType },
  { name: 'an entity that nothing declares', file: () => withHead('', '&secret;'), expected: misshapen },
  { name: 'a character that XML cannot hold', file: () => withHead('', '&#0;'), expected: misshapen },
  { name: 'a character beyond Unicode', file: () => withHead('', '&#x110000;'), expected: misshapen },
  {
    name: 'four million references to a letter',
    file: () => withHead('', many('&#97;')),
    expected: /Nm has more than 4,096 characters/,
  },
  { name: 'a hundred thousand elements in one another', file: () => many('<a>'), expected: notThere },
  {
    name: 'elements in one another where none is read',
    file: () => usual.replace('</Cdtr>', `<PstlAdr>${many('<a>', 3_000_000)}</Cdtr>`),
    expected: /a is within too many elements/,
  },
  {
    name: 'a million attributes',
    file: () =>
      usual.replace('<MsgId>', `<MsgId ${Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ')}>`),
    expected: /An element has more than 20 attributes/,
  },
  {
    name: 'the same attribute twice',
    file: () => usual.replace('Ccy="EUR"', 'Ccy="EUR" Ccy="USD"'),
    expected: misshapen,
  },
  {
    name: 'a hundred thousand namespaces',
    file: () =>
      usual.replace(
        '<PmtInf>',
        `<PmtInf ${Array.from({ length: 100_000 }, (_, index) => `xmlns:n${index}="u"`).join(' ')}>`,
      ),
    expected: /An element has more than 20 attributes/,
  },
  { name: 'a name of four megabytes', file: () => `<${many('a')}`, expected: misshapen },
  {
    name: 'an attribute of four megabytes',
    file: () => usual.replace('Ccy="EUR"', `Ccy="${many('E')}"`),
    expected: /^read: 1 rows, 1 with errors/,
  },
  {
    name: 'a text of four megabytes',
    file: () => usual.replace('MSG-1', many('M')),
    expected: /MsgId has more than 4,096 characters/,
  },
  {
    name: 'a comment of four megabytes',
    file: () => usual.replace('<PmtInf>', `<!--${many('-a')}--><PmtInf>`),
    expected: /^read: 1 rows, 0 with errors/,
  },
  { name: 'a comment that is not closed', file: () => `${usual.slice(0, 400)}<!--${many('a')}`, expected: misshapen },
  {
    name: 'CDATA that is not closed',
    file: () => usual.replace('Invoice 1', `<![CDATA[${many('a')}`),
    expected: misshapen,
  },
  {
    name: 'an instruction to the processor',
    file: () => usual.replace('<PmtInf>', '<?php evil(); ?><PmtInf>'),
    expected: /^read: 1 rows, 0 with errors/,
  },
  {
    name: 'an include of another file',
    file: () =>
      usual.replace(
        '<PmtInf>',
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/><PmtInf>',
      ),
    expected: notThere,
  },
  {
    name: 'a style sheet',
    file: () => usual.replace('<Document', '<?xml-stylesheet href="http://localhost/"?><Document'),
    expected: /^read: 1 rows, 0 with errors/,
  },
  { name: 'HTML', file: () => '<!DOCTYPE html><html><body>1</body></html>', expected: documentType },
  { name: 'SVG', file: () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', expected: notThere },
  {
    name: 'another message of the standard',
    file: () => usual.replace(/pain\.001\.001\.09/g, 'camt.053.001.08'),
    expected: notThere,
  },
  { name: 'an older version', file: () => usual.replace(/001\.09/, '001.03'), expected: /The file is pain.001.001.03/ },
  { name: 'two documents', file: () => usual + usual.replace(/<\?xml.*\?>/, ''), expected: misshapen },
  { name: 'half a document', file: () => usual.slice(0, usual.length / 2), expected: misshapen },
  { name: 'a tag alone', file: () => '<', expected: misshapen },
  {
    name: 'a stated encoding that lies',
    file: () => usual.replace('UTF-8', 'UTF-7'),
    expected: /The file states the encoding UTF-7/,
  },
  {
    name: 'a number of transactions that lies',
    file: () => pain001File([transaction()], '1250', { count: '999999999999999' }),
    expected: /NbOfTxs of GrpHdr is 999999999999999/,
  },
  {
    name: 'a sum that lies',
    file: () => pain001File([transaction()], '1250', { sum: '0' }),
    expected: /CtrlSum of GrpHdr is 0/,
  },
  {
    name: 'an amount as an exponent',
    file: () => usual.replace('>1250.00</InstdAmt', '>1e9</InstdAmt'),
    expected: /InstdAmt must be a decimal number/,
  },
  {
    name: 'an instruction to an agent',
    file: () => usual.replace('<Cdtr>', '<InstrForCdtrAgt><Cd>HOLD</Cd></InstrForCdtrAgt><Cdtr>'),
    expected: /^file_refused: Line \d+: /,
  },
  {
    name: 'a second payee in a transaction',
    file: () => usual.replace('</CdtrAcct>', '</CdtrAcct><Cdtr><Nm>Other</Nm></Cdtr>'),
    expected: /Cdtr is not at its place/,
  },
  {
    name: 'an element of ours in another namespace',
    file: () => usual.replace('<PmtInfId>', '<PmtInfId xmlns="urn:other">'),
    expected: notThere,
  },
  {
    name: '300,000 attributes',
    file: () => `<Document ${Array.from({ length: 300_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    expected: /An element has more than 20 attributes/,
  },
  {
    name: 'an amount of four million zeros before a one',
    file: () => usual.replace('>1250.00</InstdAmt', `>1.${'0'.repeat(4_000_000)}1</InstdAmt`),
    expected: /InstdAmt has more than 4,096 characters/,
  },
  {
    name: 'a million elements in an address',
    file: () => usual.replace('</Cdtr>', `<PstlAdr>${'<a/>'.repeat(1_000_000)}</PstlAdr></Cdtr>`),
    expected: /The file has more than 500,000 elements/,
  },
  { name: 'an unknown element', file: () => usual.replace('<PmtMtd>', '<Gift/><PmtMtd>'), expected: notSupported },
  {
    name: '10,001 transactions',
    file: () =>
      pain001File(Array<string>(10_001).fill(transaction({ after: '' }).replace(/\s+/g, ' ')), '12501250').slice(
        0,
        5_000_000,
      ),
    expected: /more than 10,000 transactions/,
  },
];
