import { transferMachine } from '../transfers/transitions';

/** A safeguarding transfer follows the provider's transfer (specification section 4 of administration). */
export const safeguardingTransferMachine = transferMachine;
