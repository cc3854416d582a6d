import type { IncomingHttpHeaders } from 'node:http';
import { EngineError, validationFailed } from '../errors';
import { isJsonObject } from '../json';
import type { ValidationNode } from '../plan/nodes';
import { sessionVariables, type Bindings } from './bind';
import type { CompiledRoot } from './compile';
import { parsed, sendRequest, usualRequest } from './webhook';

/** The format of the request, as Hasura counts it. */
const version = 1;

/**
 * Asks the handlers of all root fields, one after another, before the first of them is run. Throws `validation-failed` with the
 * message of a handler that refuses the input, `unexpected` for one that does not answer as it should.
 */
export async function validateInput(
  roots: readonly CompiledRoot[],
  bindings: Bindings,
  clientHeaders: IncomingHttpHeaders,
): Promise<void> {
  for (const root of roots) {
    if (root.kind !== 'mutation') continue;
    for (const validation of root.validations) await validate(validation, bindings, clientHeaders);
  }
}

async function validate(
  { webhook, input }: ValidationNode,
  { session, variables }: Bindings,
  clientHeaders: IncomingHttpHeaders,
): Promise<void> {
  const request = usualRequest(webhook, clientHeaders, {
    version,
    role: session.role,
    session_variables: { ...sessionVariables(session) },
    data: { input: input.map((read) => read(variables)) },
  });
  const { status, text } = await sendRequest(request, webhook.timeoutS, 'validating input data');
  if (status >= 200 && status < 300) return;
  throw status === 400 ? refusal(text) : unexpected('internal error when validating input data', status, text);
}

function refusal(text: string): EngineError {
  const body = parsed(text);
  if (body && isJsonObject(body) && typeof body.message === 'string') return validationFailed('$', body.message);
  return unexpected('received invalid response from input validation webhook', 400, text);
}

function unexpected(message: string, status: number, body: string): EngineError {
  return new EngineError('unexpected', message, '$', { internal: { response: { status, body } } });
}
