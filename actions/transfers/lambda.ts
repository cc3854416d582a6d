import { areaLambda } from '../areaLambda';
import { cancelTransfer } from './cancelTransfer';
import { createBalanceTransferFeeCharge } from './createBalanceTransferFeeCharge';
import { createTransfer } from './createTransfer';

/** The transfers area's Lambda. */
export const handler = areaLambda<'transfers'>({ cancelTransfer, createBalanceTransferFeeCharge, createTransfer });
