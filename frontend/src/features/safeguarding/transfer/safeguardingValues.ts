import Big from 'big.js';
import { object } from '../../../../../domain/yup';
import { safeguardingTransferSchema } from '../../../../../domain/safeguarding/transferInput';
import type { ClientPosition } from './clientPosition';
import type { Direction } from './transferSearch';

/** The form of a safeguarding transfer. The amount is a decimal string in major units. */
export interface SafeguardingValues {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly note: string;
}

const { sourceAccountId, currency, amount, note } = safeguardingTransferSchema.fields;

/** The rules of the form: those of the transfer, with one account because the other one is fixed. */
export const safeguardingFormSchema = object({ accountId: sourceAccountId, currency, amount, note });

/** The two accounts of the transfer. */
export const endsOf = (direction: Direction, accountId: string, controlId: string) =>
  direction === 'to'
    ? { sourceAccountId: accountId, destinationAccountId: controlId }
    : { sourceAccountId: controlId, destinationAccountId: accountId };

/** What will be in the wallet and safeguarded once the transfer is completed; undefined while there is no amount. */
export function positionAfter(direction: Direction, position: ClientPosition, moved: string) {
  if (!/^\d+(\.\d+)?$/.test(moved)) return undefined;
  const change = new Big(moved).times(direction === 'to' ? 1 : -1);
  return {
    balance: new Big(position.balance).minus(change).toFixed(),
    safeguarded: new Big(position.safeguarded_amount).plus(change).toFixed(),
  };
}
