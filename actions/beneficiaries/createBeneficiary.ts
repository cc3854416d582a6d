import type { Knex } from 'knex';
import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import { RuleError } from '../../domain/errors';
import { object, string } from '../../domain/yup';
import { loadSlice } from '../database/beneficiaries';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { contentDigest, requestKey } from '../intents/contentDigest';
import type { CreateBeneficiaryOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { parseBeneficiary } from './parseBeneficiary';
import { detailsOf } from './providerBeneficiary';
import { requireAcceptable, requireEditor, requireNameAccepted } from './requirements';
import { isSliceAtProvider, sendSlice } from './sendSlice';
import { storeBeneficiary } from './storeBeneficiary';

const requestSchema = object({ clientRequestId: string().uuid('This request id is not valid.').nullable() });

/**
 * Creates a beneficiary on the selected account: first our row and its slice, then the provider's record. It cannot be
 * paid until the provider's id is stored. A repeated call with the same `clientRequestId` returns the first beneficiary.
 * @throws RuleError invalid_input, request_id_reused, and what requireEditor, requireAcceptable, requireNameAccepted and sendSlice throw
 */
export const createBeneficiary = defineAction({
  name: 'createBeneficiary',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['beneficiaries'], rows: { beneficiaryId: ['beneficiaries'] } },
  activity: ['A004'],
  sdl: `
    type Mutation {
      """
      A name that does not match the account is refused with payee_name_mismatch, unless isNameMismatchAccepted is true.
      A repeat with the same clientRequestId returns the first beneficiary.
      """
      createBeneficiary(beneficiary: BeneficiaryInput!, isNameMismatchAccepted: Boolean, clientRequestId: uuid): CreatedBeneficiary!
    }

    type CreatedBeneficiary @related(name: "beneficiary", table: "beneficiaries", by: "id") {
      id: uuid!
      """
      False while the provider has not confirmed yet; the beneficiary cannot be paid until then.
      """
      isPayable: Boolean!
    }
  `,
  handler: async ({ beneficiary: entered, isNameMismatchAccepted, clientRequestId }, session, context) => {
    const { clientRequestId: request } = await parseDeclared(requestSchema, { clientRequestId });
    const beneficiary = await parseBeneficiary(entered, context.clock.now());
    const seat = await requireEditor(context.database, session);
    const sliceId = request ? requestKey('beneficiary', [seat.accountId, seat.userId], request) : undefined;
    const earlier = await findRepeat(context.database, sliceId, beneficiary);
    if (earlier) return earlier;
    await requireAcceptable(context, seat, beneficiary);
    const details = await requireNameAccepted(context, seat, beneficiary, isNameMismatchAccepted);

    const id = context.newId();
    try {
      const intentId = await inTransaction(context.database, session, (transaction) =>
        storeBeneficiary(transaction, context, { id, seat, beneficiary, details, sliceId }),
      );
      return { id, isPayable: await sendSlice(context, intentId) };
    } catch (error) {
      // Of two simultaneous calls with the same request id, one stores the slice.
      const isSecond = (error as { constraint?: string }).constraint === 'beneficiary_information_slice_pkey';
      const stored = isSecond ? await findRepeat(context.database, sliceId, beneficiary) : undefined;
      if (!stored) throw error;
      return stored;
    }
  },
});

/**
 * The beneficiary that an earlier call with the same request id created.
 * @param sliceId follows from the request id; undefined for a request without one
 * @throws RuleError request_id_reused, if that call had other details; provider_rejected
 */
async function findRepeat(
  database: Knex,
  sliceId: string | undefined,
  beneficiary: BeneficiaryInput,
): Promise<CreateBeneficiaryOutput | undefined> {
  const slice = sliceId && (await loadSlice(database, sliceId));
  if (!slice) return undefined;
  const { id, beneficiaryId } = slice;
  const isSame = contentDigest(slice) === contentDigest({ ...detailsOf(beneficiary), id, beneficiaryId });
  if (!isSame) throw new RuleError('request_id_reused', 'clientRequestId');
  return { id: beneficiaryId, isPayable: await isSliceAtProvider(database, { kind: 'beneficiary', key: id }) };
}
