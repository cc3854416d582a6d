import { areaLambda } from '../areaLambda';
import { createSafeguardingAdjustment } from './createSafeguardingAdjustment';
import { createSafeguardingTransfer } from './createSafeguardingTransfer';
import { openResolutionPack } from './pack/openResolutionPack';
import { moveControlAccount } from './moveControlAccount';
import { prepareReconciliation } from './prepareReconciliation';
import { signReconciliation } from './signReconciliation';
import { deletePendingSafeguardingTransfers } from './deletePendingSafeguardingTransfers';

/** The safeguarding area's Lambda. */
export const handler = areaLambda<'safeguarding'>({
  createSafeguardingAdjustment,
  createSafeguardingTransfer,
  deletePendingSafeguardingTransfers,
  moveControlAccount,
  openResolutionPack,
  prepareReconciliation,
  signReconciliation,
});
