import { areaLambda } from '../areaLambda';
import { bankDetails } from './bankDetails';
import { beneficiaryRequiredDetails } from './beneficiaryRequiredDetails';
import { createBeneficiary } from './createBeneficiary';
import { deleteBeneficiary } from './deleteBeneficiary';
import { ensureBeneficiaryImported } from './ensureBeneficiaryImported';
import { searchLiveBeneficiaries } from './searchLiveBeneficiaries';
import { setBeneficiaryTags } from './setBeneficiaryTags';
import { updateBeneficiary } from './updateBeneficiary';
import { confirmBeneficiaryUpload } from './upload/confirmBeneficiaryUpload';
import { correctBeneficiaryUploadRow } from './upload/correctBeneficiaryUploadRow';
import { getBeneficiaryUpload } from './upload/getBeneficiaryUpload';
import { validateBeneficiaryUpload } from './upload/validateBeneficiaryUpload';
import { validateBeneficiary } from './validateBeneficiary';
import { verifyPayee } from './verifyPayee';

/** The handlers of the area's actions. */
export const beneficiaryActions = {
  bankDetails,
  beneficiaryRequiredDetails,
  confirmBeneficiaryUpload,
  correctBeneficiaryUploadRow,
  createBeneficiary,
  deleteBeneficiary,
  ensureBeneficiaryImported,
  getBeneficiaryUpload,
  searchLiveBeneficiaries,
  setBeneficiaryTags,
  updateBeneficiary,
  validateBeneficiary,
  validateBeneficiaryUpload,
  verifyPayee,
};

/** The beneficiaries area's Lambda. */
export const handler = areaLambda<'beneficiaries'>(beneficiaryActions);
