import type { BeneficiaryRowValues } from '../../../domain/uploads/beneficiaryColumns';
import { beneficiaryOfRow } from '../../../domain/uploads/beneficiaryRow';
import { RuleError } from '../../../domain/errors';
import { requireSeat } from '../../database/seats';
import { eachRow } from '../../uploads/eachRow';
import { accountOf, type UploadKind } from '../../uploads/upload';
import { parseBeneficiary } from '../parseBeneficiary';
import { requireAcceptable } from '../requirements';
import { storeBeneficiary } from '../storeBeneficiary';

/** Beneficiaries of a file. Each is checked, asked about at the provider and stored as createBeneficiary does it. */
export const beneficiaryUpload: UploadKind = {
  kind: 'beneficiaries',
  rowsTogether: 1,
  createRows: eachRow(async (transaction, context, upload, { content }) => {
    const seat = await requireSeat(transaction, upload.userId, accountOf(upload));
    if (!seat.canCreateBeneficiaries) throw new RuleError('role_may_not_create_beneficiaries', 'accountId');
    const entered = beneficiaryOfRow(content as BeneficiaryRowValues);
    const beneficiary = await parseBeneficiary(entered, context.clock.now());
    await requireAcceptable(context, seat, beneficiary);
    const id = context.newId();
    await storeBeneficiary(transaction, context, { id, seat, beneficiary });
    return id;
  }),
};
