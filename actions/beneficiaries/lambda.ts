import { areaLambda } from '../runtime/area';
import { beneficiaryRequiredDetails } from './beneficiaryRequiredDetails';
import { createBeneficiary } from './createBeneficiary';
import { validateBeneficiary } from './validateBeneficiary';

export const beneficiaryActions = { beneficiaryRequiredDetails, createBeneficiary, validateBeneficiary };

/** The beneficiaries area's Lambda. */
export const handler = areaLambda<'beneficiaries'>(beneficiaryActions);
