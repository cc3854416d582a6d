import { identificationTypes } from '../../domain/beneficiaries/beneficiaryInput';
import type { ProviderBeneficiary } from '../provider/records';

/** A slice's details from the provider's record. Where it names no payment type it can be paid locally. */
export function detailsOfReading(reading: ProviderBeneficiary) {
  const isPriority = reading.payment_types.includes('priority');
  const identification = identificationTypes.find((type) => type === reading.beneficiary_identification_type);
  return {
    name: reading.name ?? reading.bank_account_holder_name ?? reading.id,
    beneficiaryEntityType: reading.beneficiary_entity_type ?? 'company',
    companyName: reading.beneficiary_company_name,
    firstName: reading.beneficiary_first_name,
    lastName: reading.beneficiary_last_name,
    dateOfBirth: reading.beneficiary_date_of_birth,
    address: inOneLine(reading.beneficiary_address),
    city: reading.beneficiary_city,
    stateOrProvince: reading.beneficiary_state_or_province,
    postcode: reading.beneficiary_postcode,
    country: reading.beneficiary_country,
    bankCountry: reading.bank_country ?? '',
    bankName: reading.bank_name,
    bankAddress: inOneLine(reading.bank_address),
    bankAccountHolderName: reading.bank_account_holder_name ?? reading.name ?? '',
    accountNumber: reading.account_number,
    iban: reading.iban,
    bicSwift: reading.bic_swift,
    routingCodeType1: reading.routing_code_type_1,
    routingCodeValue1: reading.routing_code_value_1,
    routingCodeType2: reading.routing_code_type_2,
    routingCodeValue2: reading.routing_code_value_2,
    currency: reading.currency,
    isPriority,
    isRegular: reading.payment_types.includes('regular') || !isPriority,
    email: reading.email,
    identificationType: identification ?? null,
    identificationValue: identification ? reading.beneficiary_identification_value : null,
    externalReference: reading.beneficiary_external_reference,
    businessNature: reading.business_nature,
    companyWebsite: reading.company_website,
  };
}

function inOneLine(lines: readonly string[]): string | null {
  return lines.map((line) => line.trim()).join(', ') || null;
}
