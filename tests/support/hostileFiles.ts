import { accountId } from '../../seeds/demo/organisations';
import { pain001File, transaction } from './pain001';
import { tradingAccount } from './portal';

const megabytes = 4_500_000;
const usual = pain001File([transaction()], '1250.00');

/** Files of payments at whose reading the server is busy longest. */
export const hostileFiles: readonly string[] = [
  `Amount,b\n"${'x"'.repeat(4000)}${' '.repeat(400_000)}`,
  `Amount,b\n${'"'.repeat(megabytes)}`,
  `Amount,b\n${',\n'.repeat(megabytes / 2)}`,
  `<Document ${Array.from({ length: 300_000 }, (_, index) => `a${index}=""`).join(' ')}/>`,
  usual.replace('>1250.00</InstdAmt', `>1.${'0'.repeat(4_000_000)}1</InstdAmt`),
  usual.replace('</Cdtr>', `<PstlAdr>${'<a/>'.repeat(1_000_000)}</PstlAdr></Cdtr>`),
  `<Document${' \n'.repeat(megabytes / 2)}/>`,
  `<!--${'- '.repeat(megabytes / 2)}`,
];

const importsAccount = accountId('borealis-imports');

/** Users of the demo who may upload payments, each with an account of theirs. */
export const uploaders = [
  { username: 'maker', account: tradingAccount },
  { username: 'treasurer', account: tradingAccount },
  { username: 'borealis', account: importsAccount },
  { username: 'borealisadmin', account: importsAccount },
] as const;
