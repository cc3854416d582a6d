import { decodePacs008 } from '../../../../../domain/payments/tracking/pacs008';

/** A transfer in the envelope that banks use, with prefixes as they come. */
function message(transfer: string, prolog = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}
    <Envelope xmlns:h="urn:head" xmlns:p="urn:pacs">
      <h:AppHdr><h:BizMsgIdr>not a field of the transfer</h:BizMsgIdr></h:AppHdr>
      <p:Document><p:FIToFICstmrCdtTrf>
        <p:GrpHdr><p:MsgId>300102-ABCDEF001</p:MsgId></p:GrpHdr>
        <p:CdtTrfTxInf>${transfer}</p:CdtTrfTxInf>
      </p:FIToFICstmrCdtTrf></p:Document>
    </Envelope>`;
}

const reference = 'GrpHdr/MsgId Message reference: 300102-ABCDEF001';

function decode(text: string): string[] {
  return decodePacs008(text).map(({ tag, label, value }) => `${tag} ${label}: ${value}`);
}

test.each<[what: string, transfer: string, fields: string[]]>([
  ['a text', '<p:PmtId><p:UETR>u-1</p:UETR></p:PmtId>', ['PmtId/UETR Tracking reference (UETR): u-1']],
  [
    'an amount after its currency',
    '<p:IntrBkSttlmAmt Ccy="AED">1.01</p:IntrBkSttlmAmt>',
    ['IntrBkSttlmAmt Settled amount: AED 1.01'],
  ],
  [
    'each line of an address',
    '<p:Cdtr><p:Nm>June</p:Nm><p:PstlAdr><p:AdrLine> 1 High  Street </p:AdrLine><p:AdrLine>GB</p:AdrLine></p:PstlAdr></p:Cdtr>',
    ['Cdtr/Nm Creditor: June', 'Cdtr/PstlAdr/AdrLine Creditor, address: 1 High Street\nGB'],
  ],
  ['who bears the charges', '<p:ChrgBr>DEBT</p:ChrgBr>', ['ChrgBr Details of charges: Paid by the sender']],
  ['a name that is a word of the charges', '<p:Cdtr><p:Nm>DEBT</p:Nm></p:Cdtr>', ['Cdtr/Nm Creditor: DEBT']],
  ['the five entities', '<p:Cdtr><p:Nm>A &amp; B &lt;C&gt;</p:Nm></p:Cdtr>', ['Cdtr/Nm Creditor: A & B <C>']],
  ['what it does not know: left out', '<p:BrandNew>x</p:BrandNew>', []],
  ['what is empty: left out', '<p:Cdtr><p:Nm/></p:Cdtr>', []],
])('reads %s', (_what, transfer, fields) => {
  expect(decode(message(transfer))).toEqual([reference, ...fields]);
});

test('reads a message without prefixes, and one whose quotes were escaped', () => {
  const text = message('<p:InstdAmt Ccy="AED">1.01</p:InstdAmt>');
  const fields = [reference, 'InstdAmt Instructed amount: AED 1.01'];
  expect(decode(text.replaceAll('p:', ''))).toEqual(fields);
  expect(decode(text.replaceAll('"', '\\"'))).toEqual(fields);
});

const expanding = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
const fetching = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';

test.each([
  ['entities that grow', message('<p:Cdtr><p:Nm>&b;</p:Nm></p:Cdtr>', expanding)],
  ['entities that fetch', message('<p:Cdtr><p:Nm>&a;</p:Nm></p:Cdtr>', fetching)],
  ['an entity that is not declared', message('<p:Cdtr><p:Nm>&a;</p:Nm></p:Cdtr>')],
  ['a document type', message('', '<!DOCTYPE x>')],
  ['an element that is not closed', message('<p:Cdtr>')],
  ['no XML', 'not a message'],
  ['nothing', ''],
  ['more than any message holds', message(`<p:Cdtr><p:Nm>${'a'.repeat(200_000)}</p:Nm></p:Cdtr>`)],
])('reads nothing from %s', (_what, text) => {
  expect(decode(text)).toEqual([]);
});

test('a whole message, as a bank gets it, in the order of reading whatever the order of the elements', () => {
  const bank = (bic: string, rest = '') => `<p:FinInstnId><p:BICFI>${bic}</p:BICFI>${rest}</p:FinInstnId>`;
  const transfer = `
    <p:RmtInf><p:Ustrd>Invoice 7</p:Ustrd><p:Ustrd>of May</p:Ustrd></p:RmtInf>
    <p:RgltryRptg><p:Dtls><p:Cd>STR</p:Cd></p:Dtls></p:RgltryRptg><p:Purp><p:Cd>GDDS</p:Cd></p:Purp>
    <p:InstrForCdtrAgt><p:InstrInf>Call first</p:InstrInf></p:InstrForCdtrAgt>
    <p:UltmtCdtr><p:Nm>Grete Holm</p:Nm></p:UltmtCdtr>
    <p:CdtrAcct><p:Id><p:IBAN>AE070331234567890123456</p:IBAN></p:Id></p:CdtrAcct>
    <p:Cdtr><p:Nm>June Harper</p:Nm><p:PstlAdr><p:AdrLine>2 Low Street</p:AdrLine></p:PstlAdr></p:Cdtr>
    <p:CdtrAgt>${bank('TESTAEAD', '<p:ClrSysMmbId><p:MmbId>SC200605</p:MmbId></p:ClrSysMmbId><p:Nm>Gulf Test</p:Nm>')}</p:CdtrAgt>
    <p:DbtrAgt>${bank('TESTGB2L', '<p:Nm>London Test</p:Nm>')}</p:DbtrAgt>
    <p:DbtrAcct><p:Id><p:Othr><p:Id>150618-00026</p:Id></p:Othr></p:Id></p:DbtrAcct>
    <p:Dbtr><p:Nm>Aldgate Trading</p:Nm><p:PstlAdr><p:AdrLine>1 High Street</p:AdrLine></p:PstlAdr></p:Dbtr>
    <p:UltmtDbtr><p:Nm>Aldgate Group</p:Nm></p:UltmtDbtr>
    <p:IntrmyAgt1>${bank('TESTUS33')}</p:IntrmyAgt1>
    <p:InstdAgt>${bank('TESTUS44')}</p:InstdAgt><p:InstgAgt>${bank('TESTGB22')}</p:InstgAgt>
    <p:ChrgBr>SHAR</p:ChrgBr><p:XchgRate>4.5</p:XchgRate><p:InstdAmt Ccy="GBP">1000.00</p:InstdAmt>
    <p:IntrBkSttlmDt>2030-01-03</p:IntrBkSttlmDt><p:IntrBkSttlmAmt Ccy="AED">4500.00</p:IntrBkSttlmAmt>
    <p:PmtId><p:InstrId>I-1</p:InstrId><p:EndToEndId>E-1</p:EndToEndId><p:UETR>u-1</p:UETR></p:PmtId>`;
  expect(decodePacs008(message(transfer)).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Message reference: 300102-ABCDEF001',
    'Instruction reference: I-1',
    'End-to-end reference: E-1',
    'Tracking reference (UETR): u-1',
    'Settled amount: AED 4500.00',
    'Value date: 2030-01-03',
    'Instructed amount: GBP 1000.00',
    'Exchange rate: 4.5',
    'Details of charges: Shared',
    'Instructing bank: TESTGB22',
    'Instructed bank: TESTUS44',
    'Intermediary bank: TESTUS33',
    'Ultimate debtor: Aldgate Group',
    'Debtor: Aldgate Trading',
    'Debtor, address: 1 High Street',
    'Debtor, account: 150618-00026',
    "Debtor's bank: TESTGB2L",
    "Debtor's bank, name: London Test",
    "Creditor's bank: TESTAEAD",
    "Creditor's bank, clearing code: SC200605",
    "Creditor's bank, name: Gulf Test",
    'Creditor: June Harper',
    'Creditor, address: 2 Low Street',
    'Creditor, IBAN: AE070331234567890123456',
    'Ultimate creditor: Grete Holm',
    "Instruction for the creditor's bank: Call first",
    'Purpose: GDDS',
    'Regulatory reporting: STR',
    'Remittance information: Invoice 7\nof May',
  ]);
});

test.each([
  ['CRED', 'Paid by the beneficiary'],
  ['SLEV', 'SLEV'],
])('charges borne as %s read: %s', (word, meaning) => {
  expect(decode(message(`<p:ChrgBr>${word}</p:ChrgBr>`))).toContain(`ChrgBr Details of charges: ${meaning}`);
});

test('an element of the same name elsewhere in the message is not read', () => {
  const supplement = '<p:SplmtryData><p:Envlp><p:Dbtr><p:Nm>somebody</p:Nm></p:Dbtr></p:Envlp></p:SplmtryData>';
  expect(decode(message(supplement))).toEqual([reference]);
});

test('a message of another type has no fields, whatever it is called', () => {
  for (let length = 1; length <= 40; length += 1) {
    const name = 'X'.repeat(length);
    expect(decode(`<${name}><GrpHdr><MsgId>A</MsgId></GrpHdr></${name}>`)).toEqual([]);
  }
});
