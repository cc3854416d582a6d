import { emptyPaymentRow } from '../../../../domain/uploads/paymentColumns';
import { readPain001 } from '../../../../domain/uploads/pain001/readPain001';
import { pain001File, transaction } from '../../../support/pain001';

const read = (file: string) => readPain001(file);
const rowOf = (changes: Parameters<typeof transaction>[0], batch = '') =>
  read(pain001File([transaction(changes)], changes?.amount ?? '1250.00', { batch })).rows[0]!.values;

test('each transaction is a row, with the values of its batch', () => {
  const file = pain001File([transaction(), transaction({ endToEndId: 'INV-2', amount: '10.5' })], '1260.50');
  const { rows, messageId, debtorAccounts } = read(file);
  expect(messageId).toBe('MSG-1');
  expect([...debtorAccounts]).toEqual([
    [1, 'GB33BUKB20201555555555'],
    [2, 'GB33BUKB20201555555555'],
  ]);
  expect(rows.map(({ number }) => number)).toEqual([1, 2]);
  expect(rows[0]?.values).toEqual({
    ...emptyPaymentRow,
    accountNumber: 'DE89370400440532013000',
    beneficiaryName: 'Hansa Metall GmbH',
    amount: '1250.00',
    currency: 'EUR',
    paymentDate: '2026-12-01',
    paymentType: 'regular',
    reference: 'INV-1',
    reason: 'Invoice 1',
  });
  expect(rows[1]?.values).toMatchObject({ amount: '10.5', reference: 'INV-2' });
});

const urgent = '<PmtTpInf><SvcLvl><Cd>URGP</Cd></SvcLvl></PmtTpInf>';

test.each([
  ['nothing', '', '', 'regular', ''],
  ['SEPA', '', '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>', 'regular', ''],
  ['urgent', urgent, '', 'priority', ''],
  ['urgent in the batch', '', urgent, 'priority', ''],
  ['same day', '<PmtTpInf><SvcLvl><Cd>SDVA</Cd></SvcLvl></PmtTpInf>', '', 'priority', ''],
  ['high priority', '<PmtTpInf><InstrPrty>HIGH</InstrPrty></PmtTpInf>', '', 'priority', ''],
  ['urgent and normal priority', '<PmtTpInf><InstrPrty>NORM</InstrPrty></PmtTpInf>', '', 'regular', ''],
])('a service level: %s', (_name, type, batch, paymentType, chargeType) => {
  expect(rowOf({ type }, batch)).toMatchObject({ paymentType, chargeType });
});

const charged = (bearer: string, isUrgent: boolean) => {
  const file = pain001File([transaction({ type: isUrgent ? urgent : '' })], '1250.00');
  return read(file.replace('<Cdtr>', `<ChrgBr>${bearer}</ChrgBr><Cdtr>`)).rows[0]!.values.chargeType;
};

test.each([
  ['DEBT', true, 'ours'],
  ['SHAR', true, 'shared'],
  ['SHAR', false, ''],
  ['SLEV', false, ''],
  ['CRED', true, 'cred'],
  ['DEBT', false, 'ours'],
])('charges %s of a payment whose urgency is %s: %s', (bearer, isUrgent, chargeType) => {
  expect(charged(bearer, isUrgent)).toBe(chargeType);
});

test.each([
  ['the end-to-end id', 'E2E', '<RmtInf><Ustrd>Steel</Ustrd></RmtInf>', 'E2E', 'Steel'],
  ['the remittance without an id', 'NOTPROVIDED', '<RmtInf><Ustrd>Steel</Ustrd></RmtInf>', 'Steel', 'Steel'],
  ['lines joined', 'E2E', '<RmtInf><Ustrd>Steel</Ustrd><Ustrd>of May</Ustrd></RmtInf>', 'E2E', 'Steel of May'],
  [
    'a structured reference',
    'E2E',
    '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>RF18</Ref></CdtrRefInf></Strd></RmtInf>',
    'E2E',
    'RF18',
  ],
  ['nothing', 'NOTPROVIDED', '', '', ''],
])('reference and reason: %s', (_name, endToEndId, after, reference, reason) => {
  expect(rowOf({ endToEndId, after })).toMatchObject({ reference, reason });
});

test('accounts and purposes by the full standard', () => {
  const file = pain001File([transaction({ after: '<Purp><Cd>SALA</Cd></Purp>' })], '1250', {
    debtor: '<Othr><Id>12345678</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr>',
  })
    .replace('<IBAN>DE89370400440532013000</IBAN>', '<Othr><Id>31926819</Id></Othr>')
    .replace(
      '<Cdtr>',
      '<CdtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>GBDSC</Cd></ClrSysId><MmbId>601613</MmbId></ClrSysMmbId><Nm>Bank</Nm></FinInstnId></CdtrAgt><Cdtr>',
    )
    .replace('<Dt>2026-12-01</Dt>', '<DtTm>2026-12-01T10:00:00Z</DtTm>');
  const { rows, debtorAccounts } = read(file);
  expect(rows[0]?.values).toMatchObject({ accountNumber: '31926819', purposeCode: 'SALA', paymentDate: '2026-12-01' });
  expect(debtorAccounts.get(1)).toBe('12345678');
});

const usual = pain001File([transaction()], '1250.00');
const change = (from: string | RegExp, to: string) => usual.replace(from, to);

test.each([
  ['another version', change(/001\.09/, '001.03'), 'The file is pain.001.001.03. Upload pain.001.001.09.'],
  ['no namespace', change(/ xmlns="[^"]*"/, ''), 'The file is not a pain.001.001.09 document'],
  ['another namespace', change(/urn:[^"]*/, 'urn:other'), 'The file is not a pain.001.001.09 document'],
  ['a document type', change('<Document', '<!DOCTYPE Document><Document'), 'A document type is not allowed.'],
  ['an unknown entity', change('Invoice 1', '&secret;'), 'not well-formed'],
  ['an open tag', usual.slice(0, -20), 'not well-formed'],
  ['another encoding', change('UTF-8', 'ISO-8859-1'), 'The file states the encoding ISO-8859-1.'],
  [
    'a wrong number in the header',
    pain001File([transaction()], '1250', { count: '2' }),
    'NbOfTxs of GrpHdr is 2, but there are 1',
  ],
  [
    'a wrong sum in the header',
    pain001File([transaction()], '1250', { sum: '1250.01' }),
    'CtrlSum of GrpHdr is 1250.01, but the amounts sum up to 1250.',
  ],
  ['a wrong number in the batch', change(/(PmtMtd><NbOfTxs>)1/, '$12'), 'NbOfTxs of PmtInf is 2'],
  ['a wrong sum in the batch', change(/(<\/NbOfTxs><CtrlSum>)1250.00/, '$11.00'), 'CtrlSum of PmtInf is 1.00'],
  ['a missing element', change(/<MsgId>.*<\/MsgId>/, ''), 'MsgId is missing before CreDtTm.'],
  ['a missing last element', change(/<InitgPty>.*<\/InitgPty>/, ''), 'InitgPty is missing in GrpHdr.'],
  ['no transaction', change(/<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>/, ''), 'CdtTrfTxInf is missing in PmtInf.'],
  ['another order', change(/(<Cdtr>.*<\/Cdtr>)(<CdtrAcct>.*<\/CdtrAcct>)/, '$2$1'), 'Cdtr is missing before CdtrAcct.'],
  [
    'an element too late',
    change('</Cdtr><CdtrAcct>', '</Cdtr><CdtrAgt/><CdtrAcct>'),
    'CdtrAgt is not at its place in CdtTrfTxInf.',
  ],
  ['an element twice', change('</MsgId>', '</MsgId><MsgId>2</MsgId>'), 'GrpHdr can have one MsgId only.'],
  [
    'two of a choice',
    change('</IBAN></Id></CdtrAcct>', '</IBAN><Othr/></Id></CdtrAcct>'),
    'Id can have one of its elements only.',
  ],
  ['none of a choice', change(/<IBAN>DE.*<\/IBAN>/, ''), 'Id is empty.'],
  ['an unknown element', change('<RmtInf>', '<Gift/><RmtInf>'), 'Gift is not supported here.'],
  ['an equivalent amount', change(/<InstdAmt.*InstdAmt>/, '<EqvtAmt/>'), 'EqvtAmt is not supported here.'],
  ['an intermediary', change('<Cdtr>', '<IntrmyAgt1/><Cdtr>'), 'IntrmyAgt1 is not supported here.'],
  ['a cheque', change('TRF', 'CHK'), 'PmtMtd must be one of TRF.'],
  ['a long id', change('MSG-1', 'M'.repeat(36)), 'MsgId must be a text of 1 to 35 characters.'],
  ['an empty id', change('MSG-1', ''), 'MsgId must be a text of 1 to 35 characters.'],
  ['an IBAN in small letters', change('DE89', 'de89'), 'IBAN must be in the form that the standard prescribes.'],
  [
    'a negative amount',
    change('>1250.00</InstdAmt', '>-1250.00</InstdAmt'),
    'InstdAmt must be a decimal number without a sign.',
  ],
  [
    'six decimals',
    change('>1250.00</InstdAmt', '>1250.000001</InstdAmt'),
    'InstdAmt must be a decimal number without a sign.',
  ],
  ['an exponent', change('>1250.00</InstdAmt', '>1e3</InstdAmt'), 'InstdAmt must be a decimal number without a sign.'],
  ['no currency', change(' Ccy="EUR"', ''), 'InstdAmt has no attribute Ccy.'],
  ['another attribute', change('<MsgId>', '<MsgId lang="de">'), 'MsgId cannot have the attribute lang.'],
  ['a text between elements', change('<PmtInf>', '<PmtInf>now'), 'PmtInf cannot have a text of its own.'],
  ['a day that does not exist', change('<Dt>2026-12-01', '<Dt>2026-02-30'), 'Dt must be a date such as 2026-11-24.'],
  ['a time that does not exist', change('T09:30:00', 'T25:30:00'), 'CreDtTm must be a time'],
])('%s is refused', (_name, file, text) => {
  expect(() => read(file)).toThrow(text);
});

test('a refusal names its line', () => {
  expect(() => read(change('TRF', 'CHK'))).toThrow('Line 5: ');
});

test('what changes nothing about a payment is read past, whatever it holds', () => {
  const address = '<PstlAdr><PmtInf><CdtTrfTxInf x="1">text</CdtTrfTxInf></PmtInf></PstlAdr>';
  const file = usual.replace('<Nm>Hansa Metall GmbH</Nm>', `<Nm>Hansa Metall GmbH</Nm>${address}`);
  expect(read(file)).toEqual(read(usual));
});

test('the five entities of XML and CDATA are texts', () => {
  expect(rowOf({ name: 'A &amp; B', after: '<RmtInf><Ustrd><![CDATA[<C>]]></Ustrd></RmtInf>' })).toMatchObject({
    beneficiaryName: 'A & B',
    reason: '<C>',
  });
});
