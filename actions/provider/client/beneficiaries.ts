import { anything, type Caller, type FilterOf, type ParametersOf } from '../call';
import { beneficiaryEndpoints as endpoints } from '../endpoints/beneficiaries';
import { beneficiaryRecord } from '../records';
import { verificationRecord } from '../records/reference';

type BeneficiaryParameters = ParametersOf<typeof endpoints.createBeneficiary>;

/** Payees. Creating one has no key: our id travels as external reference and is looked up before a repeat. */
export function beneficiaryCalls({ one, page }: Caller) {
  const findBeneficiaries = (filter: FilterOf<typeof endpoints.findBeneficiaries>) =>
    page(endpoints.findBeneficiaries, 'beneficiaries', beneficiaryRecord, filter);

  return {
    findBeneficiaries,

    /** Also answers for the copy that a released payment names. */
    getBeneficiary: (id: string, onBehalfOf: string | null) =>
      one(endpoints.getBeneficiary, beneficiaryRecord, { on_behalf_of: onBehalfOf }, id),

    /** The payee that was created under this external reference, if any. */
    findBeneficiaryByReference: async (externalReference: string, onBehalfOf: string | null) => {
      const { items } = await findBeneficiaries({ beneficiaryExternalReference: externalReference, onBehalfOf });
      return items.find((found) => found.beneficiary_external_reference === externalReference);
    },

    /** Resolves when the provider would take the details. */
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

    /** Whether name and account belong together, as the payee's bank sees it. The answer must not be kept. */
    verifyAccount: (parameters: ParametersOf<typeof endpoints.verifyAccount>) =>
      one(endpoints.verifyAccount, verificationRecord, parameters),
  };
}

/** Validating accepts fewer fields than creating, and refuses the call over each of the others. */
function bankingDetails(parameters: BeneficiaryParameters): ParametersOf<typeof endpoints.validateBeneficiary> {
  const accepted: readonly string[] = endpoints.validateBeneficiary.accepts;
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => accepted.includes(name)));
}
