/** Documents by which the provider identifies people and firms. */
export const identificationTypes: readonly string[] = [
  ...['none', 'others', 'asylum_registration_card', 'citizenship_papers', 'consular_id', 'credential_de_elector'],
  ...['drivers_license', 'drivers_license_canadian', 'employer_identification_number'],
  ...['existing_credit_card_details', 'green_card', 'immigration_status_document', 'indigenous_card'],
  ...['international_driving_licence', 'matricula_consular', 'municipality_identity_card'],
  ...['national_health_insurance_card', 'national_id', 'national_identity_card', 'passport', 'passport_card'],
  ...['postal_identity_card', 'private_operators_card', 'professional_qualification_card', 'proof_of_citizenship'],
  ...['registro_federal_de_contribuyentes', 'residence_permit', 'residence_status_document', 'service_id_card'],
  ...['social_insurance_number', 'social_security_card', 'social_security_number', 'tax_id', 'visa', 'voter_id'],
  ...['work_permit', 'incorporation_number'],
];
