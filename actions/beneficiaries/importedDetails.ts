import {
  beneficiaryEntityTypes,
  beneficiaryFields,
  forEachField,
  identificationTypes,
  type BeneficiaryDetails,
} from '../../domain/beneficiaries/beneficiaryFields';
import type { ProviderBeneficiary } from '../provider/records';
import { inOneLine } from './providerBeneficiary';

/** A slice's details from the provider's record. A beneficiary without payment types can be paid by a regular payment. */
export function detailsOfReading(reading: ProviderBeneficiary): BeneficiaryDetails {
  const isPriority = reading.payment_types.includes('priority');
  const entityType = beneficiaryEntityTypes.find((type) => type === reading.beneficiary_entity_type);
  const identification = identificationTypes.find((type) => type === reading.beneficiary_identification_type);
  return {
    ...forEachField((name) => inOneLine(reading[beneficiaryFields[name].provider])),
    name: reading.name ?? reading.bank_account_holder_name ?? reading.id,
    beneficiaryEntityType: entityType ?? 'company',
    bankCountry: reading.bank_country ?? '',
    bankAccountHolderName: reading.bank_account_holder_name ?? reading.name ?? '',
    currency: reading.currency,
    isPriority,
    isRegular: reading.payment_types.includes('regular') || !isPriority,
    identificationType: identification ?? null,
    identificationValue: identification ? reading.beneficiary_identification_value : null,
  };
}
