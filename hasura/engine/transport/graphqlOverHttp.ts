import { type IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import { type Service } from '../execute/service';
import { type Json } from '../json';
import { checkBatch } from '../plan/limits';
import { type Session } from '../session';
import { toGraphqlRequest } from './body';
import { toGraphqlError } from './errorBody';

/** The body of an answer, and the cookies that go with it. */
export interface HttpAnswer {
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Answers one request, or a batch of them in order. Errors are answers too. */
export async function answerGraphql(
  service: Service,
  session: Session,
  body: Json,
  headers: IncomingHttpHeaders,
): Promise<HttpAnswer> {
  if (!Array.isArray(body)) return answerOne(service, session, body, headers);
  checkBatch(service.generation().limits(session.role), body.length);
  const answers: HttpAnswer[] = [];
  for (const item of body) answers.push(await answerOne(service, session, item, headers));
  return { text: `[${answers.map(({ text }) => text).join(',')}]`, cookies: answers.flatMap(({ cookies }) => cookies) };
}

async function answerOne(
  service: Service,
  session: Session,
  body: Json,
  headers: IncomingHttpHeaders,
): Promise<HttpAnswer> {
  try {
    const prepared = service.prepare(session, toGraphqlRequest(body, headers));
    if (prepared.operation.kind === 'subscription')
      throw new EngineError('unexpected-payload', 'subscriptions are not supported over HTTP, use websockets instead');
    const { data, cookies } = await service.run(prepared);
    return { text: `{"data":${data}}`, cookies };
  } catch (error) {
    const shown = toGraphqlError(error, { showInternal: service.showsInternal(session.role) }, service.log);
    return { text: JSON.stringify({ errors: [shown] }), cookies: [] };
  }
}
