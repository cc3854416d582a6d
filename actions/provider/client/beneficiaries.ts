import { anything, type Caller, type FilterOf, type ParametersOf } from '../call';
import { beneficiaryEndpoints as endpoints } from '../endpoints/beneficiaries';
import { beneficiaryRecord } from '../records';
import { verificationRecord } from '../records/reference';

type BeneficiaryParameters = ParametersOf<typeof endpoints.createBeneficiary>;

/** Beneficiaries. Creating one has no idempotency key: our id is sent as external reference and looked up before a repeat. */
export function beneficiaryCalls({ one, page }: Caller) {
  const findBeneficiaries = (filter: FilterOf<typeof endpoints.findBeneficiaries>) =>
    page(endpoints.findBeneficiaries, 'beneficiaries', beneficiaryRecord, filter);

  return {
    findBeneficiaries,

    /** Also finds the copy that a released payment refers to. */
    getBeneficiary: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getBeneficiary, beneficiaryRecord, { on_behalf_of: onBehalfOf }, id),

    /** The beneficiary that was created with this external reference, if any. */
    findBeneficiaryByReference: async (externalReference: string, onBehalfOf: string | null) => {
      const { items } = await findBeneficiaries({ beneficiaryExternalReference: externalReference, onBehalfOf });
      return items.find((found) => found.beneficiary_external_reference === externalReference);
    },

    /** Resolves if the provider would accept the details. */
    validateBeneficiary: async (parameters: BeneficiaryParameters) => {
      await one(endpoints.validateBeneficiary, anything, bankingDetails(parameters));
    },

    createBeneficiary: (parameters: BeneficiaryParameters) =>
      one(endpoints.createBeneficiary, beneficiaryRecord, parameters),

    /** The entity type cannot be changed. */
    updateBeneficiary: (id: string, parameters: BeneficiaryParameters) =>
      one(endpoints.updateBeneficiary, beneficiaryRecord, parameters, id),

    deleteBeneficiary: (id: string, onBehalfOf: string | null) =>
      one(endpoints.deleteBeneficiary, beneficiaryRecord, { on_behalf_of: onBehalfOf }, id),

    /** Whether the name matches the account, according to the beneficiary's bank. The answer must not be stored. */
    verifyAccount: (parameters: ParametersOf<typeof endpoints.verifyAccount>) =>
      one(endpoints.verifyAccount, verificationRecord, parameters),
  };
}

/** Validating accepts fewer fields than creating, and rejects a call with any other. */
function bankingDetails(parameters: BeneficiaryParameters): ParametersOf<typeof endpoints.validateBeneficiary> {
  const accepted: readonly string[] = endpoints.validateBeneficiary.accepts;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => accepted.includes(name)));
}
