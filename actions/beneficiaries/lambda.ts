import { areaLambda } from '../runtime/area';
import { bankDetails } from './bankDetails';
import { beneficiaryRequiredDetails } from './beneficiaryRequiredDetails';
import { createBeneficiary } from './createBeneficiary';
import { ensureBeneficiaryImported } from './ensureBeneficiaryImported';
import { searchLiveBeneficiaries } from './searchLiveBeneficiaries';
import { validateBeneficiary } from './validateBeneficiary';

export const beneficiaryActions = {
  bankDetails,
  beneficiaryRequiredDetails,
  createBeneficiary,
  ensureBeneficiaryImported,
  searchLiveBeneficiaries,
  validateBeneficiary,
};

/** The beneficiaries area's Lambda. */
export const handler = areaLambda<'beneficiaries'>(beneficiaryActions);
