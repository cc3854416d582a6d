import type { IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import type { Service } from '../execute/service';
import { writeJson, type Json } from '../json';
import { checkBatch } from '../plan/limits';
import type { Session } from '../session';
import { toGraphqlRequest } from './body';
import { toGraphqlError } from './errorBody';
import { transferTime, type Share } from './userShares';

/** The body of an answer, and the cookies that go with it. */
export interface HttpAnswer {
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Who asks, with the headers of the request. */
export interface Caller {
  readonly service: Service;
  readonly session: Session;
  readonly share: Share;
  readonly headers: IncomingHttpHeaders;
}

/** Answers one request, or a batch of them in order. Errors are answers too. Rejects with rate-limit-exceeded only. */
export async function answerGraphql(caller: Caller, body: Json): Promise<HttpAnswer> {
  if (!Array.isArray(body)) return answerOne(caller, body);
  checkBatch(caller.service.generation().limits(caller.session.role), body.length);
  const answers: HttpAnswer[] = [];
  for (const item of body) answers.push(await answerOne(caller, item));
  return { text: `[${answers.map(({ text }) => text).join(',')}]`, cookies: answers.flatMap(({ cookies }) => cookies) };
}

async function answerOne({ service, session, share, headers }: Caller, body: Json): Promise<HttpAnswer> {
  try {
    const prepared = await share.prepare(() => service.prepare(session, toGraphqlRequest(body, headers)));
    if (prepared.operation.kind === 'subscription') {
      throw new EngineError('unexpected-payload', 'subscriptions are not supported over HTTP, use websockets instead');
    }
    const { data, cookies } = await share.run(() => service.run(prepared));
    share.spend(transferTime(data.length));
    return { text: `{"data":${data}}`, cookies };
  } catch (error) {
    if (error instanceof EngineError && error.code === 'rate-limit-exceeded') throw error;
    const shown = toGraphqlError(error, { showInternal: service.showsInternal(session.role) }, service.log);
    return { text: writeJson({ errors: [shown] }), cookies: [] };
  }
}
