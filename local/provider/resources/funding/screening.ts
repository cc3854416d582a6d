import { ok, type Answer, type Call } from '../../http/endpoint';
import { baseRefusal } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { reaches } from '../../http/scope';
import { isScreeningOver } from '../../lifeCycle/inboundFunds';
import type { Funding } from '../../store/tradeRecords';

const refusals = [
  'sanctioned_match',
  'unsupported_currency',
  'insufficient_transaction_information',
  'suspected_fraud',
  'internal_watchlist_match',
  'suspected_money_laundering_activity',
];

export const screeningParameters: ParameterTable = {
  accepted: { format: 'flag', required: true },
  reason: { format: 'text', required: true },
};

/** Takes the house's verdict on money that waits. By the id of the transaction, or of what it is related to. */
export function completeScreening(call: Call): Answer {
  const { parameters, books, actor, now } = call;
  const funding = screenedFunding(call);
  const accepted = parameters.text('accepted') === 'true';
  const reason = parameters.text('reason') ?? '';
  const possible = accepted ? ['accepted'] : refusals;
  if (!possible.includes(reason)) {
    throw baseRefusal('invalid_request', `Invalid reason provided, expected one of: ${possible.join(', ')}`);
  }
  if (funding.status !== 'pending' || isScreeningOver(funding, now)) {
    throw baseRefusal('screening_already_expired', 'Screening is already expired.');
  }
  books.put('funding', funding.id, { ...funding, screening: accepted ? 'accepted' : 'rejected' });
  return ok({
    transaction_id: funding.transaction_id,
    account_id: funding.account_id,
    house_account_id: actor.account.id,
    result: { reason, accepted },
  });
}

function screenedFunding(call: Call): Funding {
  const { books, id } = call;
  const related = books.get('transaction', id)?.related_entity_id ?? id;
  const funding = books.get('funding', related);
  if (!funding || !reaches(call, funding.account_id)) {
    throw baseRefusal('resource_not_found', 'Unable to find the resource.', 404);
  }
  return funding;
}
