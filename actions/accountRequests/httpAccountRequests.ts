import { object, string } from '../../domain/yup';
import type { SendOutcome } from '../../domain/submissions/providerDelivery';
import type { AccountRequest, AccountRequests } from '../runtime/accountRequests';
import { printable } from '../runtime/requireVisibleText';

/** How the provider's endpoint is reached. */
interface HttpSettings {
  readonly url: string;
  readonly credential: string;
  /** The time limit of one exchange. */
  readonly timeoutMs: number;
}

/** Characters of an answer that are kept. */
const maxProblemLength = 500;
const maxReferenceLength = 100;

/** The answers that concern the request itself. Every other one, such as a wrong credential, may be another at the next attempt. */
const refusals: ReadonlySet<number> = new Set([400, 409, 422]);

const acceptance = object({ reference: string().required() });
const refusal = object({ message: string().required() });

/**
 * Sends requests by HTTP: `POST` with the request as JSON, the key in `idempotency-key` and the credential as a bearer token. The answer is
 * 2xx with `{"reference"}`, or 400, 409 or 422 with `{"message"}`. Redirects are not followed, because the credential is for this address.
 */
export function httpAccountRequests(settings: HttpSettings): AccountRequests {
  return { send: (request, key) => send(settings, request, key) };
}

async function send(
  { url, credential, timeoutMs }: HttpSettings,
  request: AccountRequest,
  key: string,
): Promise<SendOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}`, 'idempotency-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'manual',
      signal,
    });
    return outcomeOf(response.status, await response.text());
  } catch (error) {
    return later(signal.aborted ? 'No answer came in time.' : wordsOf(error));
  }
}

function outcomeOf(status: number, text: string): SendOutcome {
  if (status >= 200 && status < 300) {
    const reference = readWith(acceptance, text)?.reference;
    return reference
      ? { kind: 'accepted', reference: printable(reference, maxReferenceLength) }
      : later(`The answer ${status} has no reference.`);
  }
  if (!refusals.has(status)) return later(`The provider answered ${status}.`);
  const words = readWith(refusal, text)?.message ?? text;
  return { kind: 'refused', problem: printable(words || `The provider answered ${status}.`, maxProblemLength) };
}

const later = (problem: string): SendOutcome => ({ kind: 'later', problem: printable(problem, maxProblemLength) });

/** Undefined for an answer of another form. */
function readWith<T>(schema: { validateSync: (value: unknown, options: object) => T }, text: string): T | undefined {
  try {
    return schema.validateSync(JSON.parse(text), { strict: true });
  } catch {
    return undefined;
  }
}

function wordsOf(error: unknown): string {
  const { code, message } = ((error as { cause?: unknown }).cause ?? error) as { code?: string; message?: string };
  return `The provider was not reached: ${message || code || String(error)}`;
}
