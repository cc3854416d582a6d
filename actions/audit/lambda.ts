import { areaLambda } from '../areaLambda';
import { exportAuditProof } from './exportAuditProof';
import { getAuditChain } from './getAuditChain';
import { verifyAuditLog } from './verifyAuditLog';

/** The audit area's Lambda. */
export const handler = areaLambda<'audit'>({ exportAuditProof, getAuditChain, verifyAuditLog });
