import type { Answer } from '../http/endpoint';
import { errorBody, internalError, serviceUnavailable, tooManyRequests, type ApiError } from '../http/errors';
import type { Fault } from './fault';

/** The answer that a fault gives in place of the work; undefined when the work is to be done. */
export function refusalOf(faults: ReadonlySet<Fault>, requestId: string): Answer | undefined {
  if (faults.has('offline')) return refuse(serviceUnavailable());
  if (faults.has('rate_limit')) return refuse(tooManyRequests());
  if (faults.has('http_500')) return refuse(internalError(requestId));
  return faults.has('http_503_html') ? maintenancePage : undefined;
}

/** A refusal as an answer. */
export function refuse(error: ApiError): Answer {
  return { status: error.status, body: errorBody(error) };
}

/** What a gateway answers while the provider behind it is down. */
const maintenancePage: Answer = {
  status: 503,
  text: '<html><head><title>503 Service Unavailable</title></head><body><h1>Service Unavailable</h1></body></html>',
  headers: { 'content-type': 'text/html' },
};

/** An answer cut off in the middle. */
export function truncated(answer: Answer): Answer {
  const text = JSON.stringify(answer.body ?? {});
  return { ...answer, text: text.slice(0, Math.max(1, Math.floor(text.length / 2))) };
}
