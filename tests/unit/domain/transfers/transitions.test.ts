import { transferMachine, transferProgress } from '../../../../domain/transfers/transitions';

it('a transfer is completed or cancelled, and stays so', () => {
  expect(transferMachine.first).toEqual(['pending']);
  expect([...transferMachine.next.pending].sort()).toEqual(['cancelled', 'completed']);
  expect([transferMachine.next.completed, transferMachine.next.cancelled]).toEqual([[], []]);
});

it('every step goes forward in the order of the statuses, which has each once', () => {
  expect([...transferProgress].sort()).toEqual(Object.keys(transferMachine.next).sort());
  for (const next of transferMachine.next.pending) {
    expect(transferProgress.indexOf(next)).toBeGreaterThan(transferProgress.indexOf('pending'));
  }
});
