import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { answer, answerError, type Answer } from './runtime/answer';
import { requireLiveSession } from './database/liveSession';
import { requireKeyScope } from './database/requireKeyScope';
import { sharedContext } from './container';
import type { Context } from './provider/context';
import type { Actions, Areas } from './runtime/generated/actions';
import { measured } from './runtime/metrics';
import { requireVisibleText } from './runtime/requireVisibleText';
import { readSession, type Session, type SessionVariables } from './runtime/session';

/** One action: takes its input as Hasura sends it, the caller and the context. */
export type ActionHandler = (input: never, session: Session, context: Context) => Promise<unknown>;

/** A handler for each action of an area, with the input and the output that actions.graphql declares. */
export type HandlersOf<Area extends keyof Areas> = {
  readonly [Name in Areas[Area]]: (
    input: Actions[Name]['input'],
    session: Session,
    context: Context,
  ) => Promise<Actions[Name]['output']>;
};

interface HasuraRequest {
  readonly action: { readonly name: string };
  readonly input: unknown;
  readonly session_variables: SessionVariables;
}

/**
 * The Lambda of one area: checks that Hasura is calling, finds the handler by the action's name and answers in the shape
 * that Hasura expects. Every action of the portal goes through here.
 */
export function areaLambda<Area extends keyof Areas>(handlers: HandlersOf<Area>) {
  return (event: APIGatewayProxyEventV2): Promise<Answer> => runAction(handlers, event, sharedContext());
}

/** The same with the context as a parameter. */
export async function runAction(
  handlers: Readonly<Record<string, ActionHandler>>,
  event: Pick<APIGatewayProxyEventV2, 'headers' | 'body'>,
  context: Context,
): Promise<Answer> {
  const { ACTIONS_SECRET, TRUSTED_PROXIES } = context.environment;
  if (!isSameSecret(event.headers['x-corridor-actions-secret'] ?? '', ACTIONS_SECRET)) {
    return answer(401, { message: 'Only Hasura may call this endpoint.' });
  }
  try {
    const request = JSON.parse(event.body ?? '{}') as HasuraRequest;
    const handler = Object.hasOwn(handlers, request.action.name) ? handlers[request.action.name] : undefined;
    if (!handler) return answer(404, { message: `No such action: ${request.action.name}` });
    const { name } = request.action;
    const session = readSession(request.session_variables, event.headers, context.newId, TRUSTED_PROXIES);
    const { requestId, clientRequestId, userId } = session;
    context.log.info({ action: name, userId, requestId, clientRequestId }, 'action');
    const run = () => runAs(handler, session, context, request);
    return answer(200, await measured(context.metrics, { work: 'action', name }, run));
  } catch (error) {
    return answerError(error, context.newId, context.log);
  } finally {
    await context.metrics.flush();
  }
}

async function runAs(
  handler: ActionHandler,
  session: Session,
  context: Context,
  { action, input }: HasuraRequest,
): Promise<unknown> {
  await requireLiveSession(context.database, session);
  const { isDraftOnly } = await requireKeyScope(context.database, session, action.name, context.clock.now());
  requireVisibleText(input);
  const provider = context.provider.forUser(session.userId);
  return handler(input as never, session, { ...context, provider, isDraftOnly });
}

/** Compares secrets in constant time, also when their lengths differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
