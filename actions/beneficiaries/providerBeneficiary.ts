import {
  beneficiaryFieldNames,
  beneficiaryFields,
  fieldOfProviderName,
  forEachField,
  type BeneficiaryDetails,
  type BeneficiaryFieldName,
  type ProviderNameOf,
} from '../../domain/beneficiaries/beneficiaryFields';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import type { beneficiaryEndpoints } from '../provider/endpoints/beneficiaries';

type Accepted = (typeof beneficiaryEndpoints.createBeneficiary)['accepts'][number];

/** The parameters of the provider's calls that create or validate a beneficiary. */
type ProviderParameters = Readonly<Record<ProviderNameOf<BeneficiaryFieldName>, string | null>> & {
  readonly payment_types: readonly string[];
  readonly on_behalf_of: string | null;
};

/** A name that the provider does not accept is a type error here. */
const providerNames: Readonly<Record<BeneficiaryFieldName, Accepted>> = forEachField(
  (name) => beneficiaryFields[name].provider,
);

/** A slice's details as the provider's parameters. A field without a value is null, and null is not sent. */
export function providerBeneficiary(details: BeneficiaryDetails, onBehalfOf: string | null): ProviderParameters {
  const fields = beneficiaryFieldNames.map((name) => [providerNames[name], details[name] || null] as const);
  const types = { priority: details.isPriority, regular: details.isRegular };
  return {
    ...(Object.fromEntries(fields) as Record<ProviderNameOf<BeneficiaryFieldName>, string | null>),
    payment_types: (['priority', 'regular'] as const).filter((type) => types[type]),
    on_behalf_of: onBehalfOf,
  };
}

/** Our name for a field that the provider rejects. A name that no beneficiary field has is returned unchanged. */
export function ourField(providerField: string): string {
  const known = fieldOfProviderName(providerField);
  if (known) return known;
  return providerField.startsWith('routing_code') || providerField.endsWith('_code')
    ? 'routingCodeValue1'
    : providerField;
}

/** The details of a slice from what a user entered. */
export function detailsOf(input: BeneficiaryInput): BeneficiaryDetails {
  return {
    ...forEachField((name) => input[name] || null),
    name: input.name,
    beneficiaryEntityType: input.beneficiaryEntityType,
    bankCountry: input.bankCountry,
    bankAccountHolderName: input.bankAccountHolderName,
    currency: input.currency,
    identificationType: input.identificationType ?? null,
    isPriority: input.paymentTypes.includes('priority'),
    isRegular: input.paymentTypes.includes('regular'),
  };
}

/** A value of the provider as one line of text; the provider sends addresses as lists of lines. Null for an empty value. */
export function inOneLine(value: string | readonly string[] | null): string | null {
  if (typeof value === 'string' || value === null) return value;
  return value.map((line) => line.trim()).join(', ') || null;
}
