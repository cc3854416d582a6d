import { areaLambda } from '../areaLambda';
import { bankDetails } from './bankDetails';
import { beneficiaryRequiredDetails } from './beneficiaryRequiredDetails';
import { createBeneficiary } from './createBeneficiary';
import { deleteBeneficiary } from './deleteBeneficiary';
import { ensureBeneficiaryImported } from './ensureBeneficiaryImported';
import { searchLiveBeneficiaries } from './searchLiveBeneficiaries';
import { setBeneficiaryTags } from './setBeneficiaryTags';
import { updateBeneficiary } from './updateBeneficiary';
import { validateBeneficiary } from './validateBeneficiary';

/** The handlers of the area's actions. */
export const beneficiaryActions = {
  bankDetails,
  beneficiaryRequiredDetails,
  createBeneficiary,
  deleteBeneficiary,
  ensureBeneficiaryImported,
  searchLiveBeneficiaries,
  setBeneficiaryTags,
  updateBeneficiary,
  validateBeneficiary,
};

/** The beneficiaries area's Lambda. */
export const handler = areaLambda<'beneficiaries'>(beneficiaryActions);
