import { safeguardingReason } from '../../../../domain/safeguarding/reasons';
import { safeguardingTransferMachine } from '../../../../domain/safeguarding/transitions';
import { transferMachine } from '../../../../domain/transfers/transitions';

it('the reasons begin as the specification words them, so that statements leave the transfers out', () => {
  expect(safeguardingReason).toEqual({ to: 'TOSAFEGUARDING', from: 'FROMSAFEGUARDING' });
});

it('a safeguarding transfer moves as the transfer of the provider does', () => {
  expect(safeguardingTransferMachine).toEqual(transferMachine);
});
