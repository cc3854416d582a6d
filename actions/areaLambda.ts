import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { answer, answerError, type Answer } from './runtime/answer';
import { requireLiveSession } from './database/liveSession';
import { requireKeyScope } from './database/requireKeyScope';
import { sharedContext } from './container';
import type { Context } from './context';
import type { Action } from './defineAction';
import { measured } from './runtime/metrics';
import { requireVisibleText } from './runtime/requireVisibleText';
import { readSession, type Session, type SessionVariables } from './runtime/session';

/** The actions of an area by their names. */
export type AreaActions = Readonly<
  Record<string, Action<string, (input: never, session: Session, context: Context) => Promise<unknown>>>
>;

interface HasuraRequest {
  readonly action: { readonly name: string };
  readonly input: unknown;
  readonly session_variables: SessionVariables;
}

/**
 * The Lambda of one area: checks that Hasura is calling, finds the action by its name and answers in the shape
 * that Hasura expects. Every action of the portal goes through here.
 */
export function areaLambda(actions: AreaActions) {
  return (event: APIGatewayProxyEventV2): Promise<Answer> => runAction(actions, event, sharedContext());
}

/** The same with the context as a parameter. */
export async function runAction(
  actions: AreaActions,
  event: Pick<APIGatewayProxyEventV2, 'headers' | 'body'>,
  context: Context,
): Promise<Answer> {
  const { ACTIONS_SECRET, TRUSTED_PROXIES } = context.environment;
  if (!isSameSecret(event.headers['x-corridor-actions-secret'] ?? '', ACTIONS_SECRET)) {
    return answer(401, { message: 'Only Hasura may call this endpoint.' });
  }
  try {
    const request = JSON.parse(event.body ?? '{}') as HasuraRequest;
    const action = Object.hasOwn(actions, request.action.name) ? actions[request.action.name] : undefined;
    if (!action) return answer(404, { message: `No such action: ${request.action.name}` });
    const { name } = action.declaration;
    const session = readSession(request.session_variables, event.headers, context.newId, TRUSTED_PROXIES);
    const { requestId, clientRequestId, userId } = session;
    context.log.info({ action: name, userId, requestId, clientRequestId }, 'action');
    const run = () => runAs(action, session, context, request.input);
    return answer(200, await measured(context.metrics, { work: 'action', name }, run));
  } catch (error) {
    return answerError(error, context.newId, context.log);
  } finally {
    await context.metrics.flush();
  }
}

async function runAs(
  action: AreaActions[string],
  session: Session,
  context: Context,
  input: unknown,
): Promise<unknown> {
  await requireLiveSession(context.database, session);
  const { isDraftOnly } = await requireKeyScope(
    context.database,
    session,
    action.declaration.scope,
    context.clock.now(),
  );
  requireVisibleText(input);
  const provider = context.provider.forUser(session.userId);
  return action(input as never, session, { ...context, provider, isDraftOnly });
}

/** Compares secrets in constant time, also when their lengths differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
