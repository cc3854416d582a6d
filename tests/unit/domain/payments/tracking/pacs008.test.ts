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
