import { decodeMt103 } from '../../../../../domain/payments/tracking/mt103';

const header = '{1:F01CORRGB2LAXXX0000000000}{2:I103TESTGB2LXXXXN}';

/** What a field of a message says, as "tag label: value". */
function decode(block: string): string[] {
  return decodeMt103(`${header}{4:${block}-}`).map(({ tag, label, value }) => `${tag} ${label}: ${value}`);
}

test.each<[what: string, block: string, fields: string[]]>([
  ['the reference', ' :20:300102-ABCDEF001 ', ["20 Sender's reference: 300102-ABCDEF001"]],
  [
    'date and amount of the settlement',
    ' :32A:300103GBP3000,5 ',
    ['32A Value date: 2030-01-03', '32A Settled amount: GBP 3000.5'],
  ],
  ['an amount without decimals', ' :33B:JPY12500, ', ['33B Instructed amount: JPY 12500']],
  ['a rate', ' :36:1,2345 ', ['36 Exchange rate: 1.2345']],
  [
    'a customer with an account',
    ' :50K:/12345678 Aldgate Trading 1 High Street GB ',
    ['50K Ordering customer, account: 12345678', '50K Ordering customer: Aldgate Trading 1 High Street GB'],
  ],
  ['a customer without one', ' :59:June Harper ', ['59 Beneficiary customer: June Harper']],
  ['an account alone', ' :59:/12345678 ', ['59 Beneficiary customer, account: 12345678']],
  ['a clearing code', ' :57C://SC200605 ', ['57C Account with institution: //SC200605']],
  ['who bears the charges', ' :71A:SHA ', ['71A Details of charges: Shared']],
  ['all charges to the sender', ' :71A:OUR ', ['71A Details of charges: Paid by the sender']],
  ['a word for the charges that is not known', ' :71A:XXX ', ['71A Details of charges: XXX']],
  [
    'text that looks like a tag',
    ' :70:Meet at 10 :15: sharp :71A:BEN ',
    ['70 Remittance information: Meet at 10 :15: sharp', '71A Details of charges: Paid by the beneficiary'],
  ],
  ['a settlement that is none', ' :32A:soon ', ['32A Value date: soon', '32A Settled amount: ']],
])('in one line: %s', (_what, block, fields) => {
  expect(decode(block)).toEqual(fields);
});

test('in lines a tag begins a line, so that a text may hold one', () => {
  const block = '\r\n:20:ABC\r\n:59:/123\r\nJune Harper\r\n1 High Street\r\n:70:see :20: above\r\n:71A:SHA\r\n';
  expect(decode(block)).toEqual([
    "20 Sender's reference: ABC",
    '59 Beneficiary customer, account: 123',
    '59 Beneficiary customer: June Harper\n1 High Street',
    '70 Remittance information: see :20: above',
    '71A Details of charges: Shared',
  ]);
});

test('a message that was cut off is read as far as it goes', () => {
  expect(decodeMt103(`${header}{4: :20:ABC :23B:CR`).map(({ value }) => value)).toEqual(['ABC', 'CR']);
});

test.each([[''], ['{1:F01CORRGB2LAXXX}'], ['no message'], ['{4:-}']])('nothing in %j', (message) => {
  expect(decodeMt103(message)).toEqual([]);
});

test('a whole message, as a bank gets it', () => {
  const block = [
    ' :20:300102-ABCDEF001 :13C:/SNDTIME/1030+0000 :23B:CRED :23E:PHOB/020 :26T:K90 :32A:300103USD1250,00',
    ' :33B:GBP1000,00 :36:1,25 :50K:/150618-00026 Aldgate Trading 1 High Street London GB :51A:TESTGB2L',
    ' :52A:TESTGB2L :53B:/20060513071472 :54A:TESTUS33 :55A:TESTUS44 :56A:TESTUS55 :57A:TESTUS66',
    ' :59:/200605000 June Harper 2 Low Street Boston US :70:Invoice 7 :71A:OUR :71F:GBP5,00 :71G:USD1,5',
    ' :72:/ACC/urgent :77B:/BENEFRES/US ',
  ].join('');
  expect(decode(block)).toEqual([
    "20 Sender's reference: 300102-ABCDEF001",
    '13C Time indication: /SNDTIME/1030+0000',
    '23B Bank operation code: CRED',
    '23E Instruction code: PHOB/020',
    '26T Transaction type code: K90',
    '32A Value date: 2030-01-03',
    '32A Settled amount: USD 1250.00',
    '33B Instructed amount: GBP 1000.00',
    '36 Exchange rate: 1.25',
    '50K Ordering customer, account: 150618-00026',
    '50K Ordering customer: Aldgate Trading 1 High Street London GB',
    '51A Sending institution: TESTGB2L',
    '52A Ordering institution: TESTGB2L',
    "53B Sender's correspondent: /20060513071472",
    "54A Receiver's correspondent: TESTUS33",
    '55A Third reimbursement institution: TESTUS44',
    '56A Intermediary institution: TESTUS55',
    '57A Account with institution: TESTUS66',
    '59 Beneficiary customer, account: 200605000',
    '59 Beneficiary customer: June Harper 2 Low Street Boston US',
    '70 Remittance information: Invoice 7',
    '71A Details of charges: Paid by the sender',
    "71F Sender's charges: GBP 5.00",
    "71G Receiver's charges: USD 1.5",
    '72 Sender to receiver information: /ACC/urgent',
    '77B Regulatory reporting: /BENEFRES/US',
  ]);
});

test('a piece that looks like a tag before any tag is left out', () => {
  expect(decode(' :99:unknown :20:ABC ')).toEqual(["20 Sender's reference: ABC"]);
});
