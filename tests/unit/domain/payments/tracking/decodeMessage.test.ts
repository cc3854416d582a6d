import { decodeMessage } from '../../../../../domain/payments/tracking/decodeMessage';

const pacs = '<Document><FIToFICstmrCdtTrf><GrpHdr><MsgId>A</MsgId></GrpHdr></FIToFICstmrCdtTrf></Document>';

test.each<[format: string | null, message: string | null, values: string[]]>([
  ['MT103', '{4: :20:A -}', ['A']],
  ['PACS008', pacs, ['A']],
  ['PACS009', '{4: :20:A -}', []],
  [null, '{4: :20:A -}', []],
  ['MT103', null, []],
])('%s %s', (format, message, values) => {
  expect(decodeMessage(format, message).map(({ value }) => value)).toEqual(values);
});
