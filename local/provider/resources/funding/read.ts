import { ok, type Answer, type Call } from '../../http/endpoint';
import { notFound } from '../../http/errors';
import type { Funding } from '../../store/tradeRecords';
import { pick } from '../../wire';
import { senderLine } from './sender';

const common = [
  ...(['id', 'amount', 'currency', 'additional_information', 'value_date'] as const),
  ...(['receiving_account_number', 'receiving_account_iban', 'created_at', 'updated_at'] as const),
] as const;

/** Money that came in, with its sender; only once it was accepted. @throws ApiError 404 `transaction_not_found` */
export function getFundingTransaction(call: Call): Answer {
  const funding = ownFunding(call);
  if (funding?.status !== 'completed') throw notFound('transaction');
  const { sender } = funding;
  return ok({ ...pick(funding, [...common, 'rail', 'receiving_account_routing_code', 'completed_at']), sender });
}

/** The sender of money that came in, in one line. @throws ApiError 404 `sender_not_found` */
export function getSender(call: Call): Answer {
  const funding = ownFunding(call);
  if (!funding) throw notFound('sender');
  return ok({ ...pick(funding, common), sender: senderLine(funding) });
}

function ownFunding({ books, id, actor }: Call): Funding | undefined {
  const funding = books.get('funding', id);
  return funding?.account_id === actor.account.id ? funding : undefined;
}
