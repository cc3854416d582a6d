import {
  heldOfMove,
  moneyToMove,
  openTransfersRefusal,
  type OpenTransfer,
} from '../../../../domain/safeguarding/controlMove';

test('each currency in which anything is safeguarded moves as a whole', () => {
  const money = [
    { currency: 'GBP', safeguarded: '50000.00', underWay: '0' },
    { currency: 'EUR', safeguarded: '0.00', underWay: '0' },
    { currency: 'USD', safeguarded: '0.01', underWay: '0' },
  ] as const;
  expect(moneyToMove(money)).toEqual([
    { currency: 'GBP', amount: '50000.00' },
    { currency: 'USD', amount: '0.01' },
  ]);
});

const transfer: OpenTransfer = {
  amount: '2500',
  currency: 'GBP',
  source: 'Aldgate',
  destination: 'Control',
  isFailed: false,
};

test('transfers that are not concluded are named, the first five', () => {
  expect(openTransfersRefusal([])).toBeUndefined();
  expect(openTransfersRefusal([transfer, { ...transfer, amount: '1', isFailed: true }])).toBe(
    'Safeguarding transfers are not concluded: 2,500.00 GBP from Aldgate to Control, 1.00 GBP from Aldgate to Control (failed). Wait for them, or end them first.',
  );
  const five = openTransfersRefusal(Array<OpenTransfer>(5).fill(transfer));
  expect([five?.split('2,500.00').length, five?.includes('more')]).toEqual([6, false]);
  const seven = openTransfersRefusal(Array<OpenTransfer>(7).fill(transfer));
  expect([seven?.split('2,500.00').length, seven?.includes('and 2 more')]).toEqual([6, true]);
});

test.each([
  ['10.00', '25.00', '10.00'],
  ['10.00', '9.99', '9.99'],
  ['10.00', '10', '10.00'],
  ['10.00', '-1.00', '0'],
])('of %s that has not moved, an account with %s holds %s', (amount, balance, held) => {
  expect(heldOfMove(amount, balance)).toBe(held);
});
