import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { statusAfter, type SubmissionAct } from '../../domain/submissions/acts';
import type { SubmissionDraft } from '../../domain/submissions/form';
import type { SubmissionStatus } from '../../domain/submissions/transitions';
import type { NewAccountSubmissionsRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

/** The status after an act. @throws RuleError submission_not_editable */
export function requireStatusAfter(
  act: SubmissionAct,
  { status_code }: Pick<NewAccountSubmissionsRow, 'status_code'>,
): SubmissionStatus {
  const status = statusAfter(act, status_code);
  if (!status) throw new RuleError('submission_not_editable', 'submissionId');
  return status;
}

/** The columns of a request's form: the form as a whole, and each answer in a column of its own for those who decide. */
export function formColumns(draft: SubmissionDraft) {
  return {
    account_name: draft.accountName,
    legal_entity: draft.legalEntity || null,
    form_data: JSON.stringify(draft),
    funding_volume_per_annum: draft.fundingVolumePerAnnum ?? null,
    funding_value_per_annum: draft.fundingValuePerAnnum || null,
    payment_volume_per_annum: draft.paymentVolumePerAnnum ?? null,
    payment_value_per_annum: draft.paymentValuePerAnnum || null,
    forex_volume_per_annum: draft.forexVolumePerAnnum ?? null,
    forex_value_per_annum: draft.forexValuePerAnnum || null,
    forex_rationale: draft.forexRationale || null,
    currencies_traded: [...(draft.currenciesTraded ?? [])],
    typical_payment_destinations: [...(draft.typicalPaymentDestinations ?? [])],
    principal_place_of_business: draft.principalPlaceOfBusiness || null,
    source_of_funds: draft.sourceOfFunds || null,
    source_of_wealth: draft.sourceOfWealth || null,
    payment_authorisation_rules: JSON.stringify(draft.paymentAuthorisationRules ?? []),
  };
}

/** The form without what the portal does not ask for: the designation, where its flag is off. */
export async function askedFields(
  transaction: Knex.Transaction,
  draft: SubmissionDraft,
): Promise<{ readonly draft: SubmissionDraft; readonly asksDesignation: boolean; readonly asksDiagram: boolean }> {
  const settings = await transaction('settings').first('designatedAccountType', 'ownershipStructureDiagram');
  const asksDesignation = settings?.designatedAccountType ?? false;
  const asksDiagram = settings?.ownershipStructureDiagram ?? false;
  return { draft: asksDesignation ? draft : { ...draft, designatedAccountType: null }, asksDesignation, asksDiagram };
}

/** A note of the pre-application review, in `par_requests` or `par_responses`. */
export const noteOf = (session: Session, notes: string, at: Date) =>
  JSON.stringify([{ at: at.toISOString(), userId: session.userId, notes }]);

/** Records in the activity log what was done with a request. */
export async function recordSubmission(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  details: string,
): Promise<void> {
  await recordActivity(transaction, { eventCode: 'A020', details, userId, createdAt: clock.now() });
}
