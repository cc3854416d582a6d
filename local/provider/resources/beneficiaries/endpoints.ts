import { endpoint, houseEndpoint, type Endpoint } from '../../http/endpoint';
import { requiring } from '../../http/parameterRules';
import { detailParameters, findParameters, recordParameters } from './parameters';
import { findBeneficiaries, getBeneficiary } from './read';
import { verificationParameters, verifyAccount } from './verify';
import { createBeneficiary, deleteBeneficiary, updateBeneficiary, validateBeneficiary } from './write';

const toValidate = requiring(detailParameters, 'bank_country', 'currency');
const toCreate = requiring(recordParameters, 'name', 'bank_account_holder_name', 'bank_country', 'currency');

const verifyFailure = 'account_verification_failed';

export const beneficiaryEndpoints: readonly Endpoint[] = [
  endpoint('POST', '/beneficiaries/validate', 'beneficiary_validation_failed', toValidate, validateBeneficiary),
  endpoint('POST', '/beneficiaries/create', 'beneficiary_create_failed', toCreate, createBeneficiary),
  endpoint('POST', '/beneficiaries/find', 'beneficiary_find_failed', findParameters, findBeneficiaries),
  houseEndpoint('POST', '/beneficiaries/account_verification', verifyFailure, verificationParameters, verifyAccount),
  endpoint('GET', '/beneficiaries/{id}', 'beneficiary_find_failed', {}, getBeneficiary),
  endpoint('POST', '/beneficiaries/{id}', 'beneficiary_update_failed', recordParameters, updateBeneficiary),
  endpoint('POST', '/beneficiaries/{id}/delete', 'beneficiary_delete_failed', {}, deleteBeneficiary),
];
