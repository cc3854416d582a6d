import type { Answer } from '../http/endpoint';
import { londonDate } from '../reference/londonTime';
import { timeText } from '../wire';
import type { Work } from '../work';

/** A test value: an account whose name has it is not opened. */
const refusedName = 'SIM-REFUSED';

/**
 * Takes a request for an account. A key that was taken is answered as the first time; a refusal is not kept.
 * @param body as it was sent; the same content under one key is the same text
 */
export function takeRequest({ books, identifiers, now }: Work, key: string, body: string): Answer {
  const name = accountName(body);
  if (!key || name === undefined) return refusal(400, 'A key and a form with the name of the account are needed.');
  const taken = books.get('account_request', key);
  if (taken && taken.content !== body) return refusal(409, 'Another request was taken under this key.');
  if (taken) return { status: 200, body: { reference: taken.reference } };
  if (name.includes(refusedName)) return refusal(422, 'We do not open accounts for this kind of business.');
  const reference = identifiers.accountReference(books, londonDate(now));
  books.put('account_request', key, { key, reference, account_name: name, content: body, created_at: timeText(now) });
  return { status: 201, body: { reference } };
}

const refusal = (status: number, message: string): Answer => ({ status, body: { message } });

/** The name in a request's form; undefined for a body of another kind. */
function accountName(body: string): string | undefined {
  try {
    const { form } = JSON.parse(body) as { readonly form: { readonly accountName: unknown } };
    return typeof form.accountName === 'string' && form.accountName ? form.accountName : undefined;
  } catch {
    return undefined;
  }
}
