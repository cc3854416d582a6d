import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { object, string, oneLine } from '../../domain/yup';
import { activityEvents, anonymousEventCodes, eventTypeOf } from '../../domain/activity/eventCodes';
import { RuleError } from '../../domain/errors';
import { answer, answerError, type Answer } from '../runtime/answer';
import type { Context } from '../context';
import { parseInput } from '../runtime/input';
import { takeReport } from '../database/reportLimit';

const maxBodyBytes = 2048;

const schema = object({
  userId: oneLine(128).nullable(),
  username: oneLine(128).required(),
  activityName: oneLine(100).required(),
  eventCode: string()
    .oneOf([...anonymousEventCodes])
    .required(),
}).noUnknown();

/**
 * Records failed sign-ins that a browser reports before anybody is signed in. It accepts two codes, limits the size and
 * the number of reports, and marks them client-reported (specification, section 7). Only the code and the username are
 * stored: the name is the code's, and the user id is the username. Answers 204, 400, 413 or 429.
 */
export async function recordFailedSignIn(
  event: Pick<APIGatewayProxyEventV2, 'body'> & {
    readonly requestContext: { readonly http: { readonly sourceIp: string } };
  },
  context: Context,
): Promise<Answer> {
  const body = event.body ?? '';
  if (Buffer.byteLength(body) > maxBodyBytes) return answer(413, { message: 'This report is too long.' });
  try {
    const { username, eventCode } = await parseInput(schema, parseJson(body));
    const isAllowed = await takeReport(context.database, event.requestContext.http.sourceIp, username);
    if (!isAllowed) throw new RuleError('too_many_requests');
    await context.database('activity').insert({
      eventCode,
      eventType: eventTypeOf(eventCode),
      activityName: activityEvents[eventCode],
      userId: username,
      username,
      client_reported: true,
      createdAt: context.clock.now(),
    });
    return { statusCode: 204, headers: {}, body: '' };
  } catch (error) {
    const refusal = answerError(error, context.newId, context.log);
    return error instanceof RuleError && error.code === 'too_many_requests' ? { ...refusal, statusCode: 429 } : refusal;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RuleError('invalid_input', undefined, 'The body is not JSON.');
  }
}
