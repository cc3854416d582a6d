import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { object, string } from 'yup';
import { anonymousEventCodes } from '../../domain/activity/eventCodes';
import { RuleError } from '../../domain/errors';
import { answer, answerError, type Answer } from '../runtime/answer';
import { sharedContext, type Context } from '../runtime/context';
import { parseInput } from '../runtime/input';

const longestBody = 2048;
const perMinute = 30;

const schema = object({
  userId: string().trim().max(128).nullable(),
  username: string().trim().max(128).required(),
  activityName: string().max(100).required(),
  eventCode: string()
    .oneOf([...anonymousEventCodes])
    .required(),
}).noUnknown();

/**
 * `POST /activity-log`: failed sign-ins, reported by a browser that nobody vouches for. Two codes only, limited in size
 * and number, marked client-reported (specification, section 7).
 */
export const handler = (event: APIGatewayProxyEventV2): Promise<Answer> => recordFailedSignIn(event, sharedContext());

/** The same with the context as a parameter. Answers 204, 400, 413 or 429. */
export async function recordFailedSignIn(
  event: Pick<APIGatewayProxyEventV2, 'body'>,
  context: Context,
): Promise<Answer> {
  const body = event.body ?? '';
  if (Buffer.byteLength(body) > longestBody) return answer(413, { message: 'This report is too long.' });
  try {
    const report = await parseInput(schema, parseJson(body));
    if (await isFlooded(context, report.username)) throw new RuleError('too_many_requests');
    await context.database('activity').insert({
      ...report,
      userId: report.userId ?? report.username,
      eventType: 'E',
      client_reported: true,
      createdAt: context.clock.now(),
    });
    return { statusCode: 204, headers: {}, body: '' };
  } catch (error) {
    const refusal = answerError(error, context.newId(), context.log);
    return error instanceof RuleError && error.code === 'too_many_requests' ? { ...refusal, statusCode: 429 } : refusal;
  }
}

/** One name cannot fill the log, nor can everybody together. */
async function isFlooded(context: Context, username: string): Promise<boolean> {
  const since = new Date(context.clock.now().getTime() - 60_000);
  const recent = await context
    .database('activity')
    .where({ client_reported: true })
    .where('createdAt', '>', since)
    .first<{ all: string; same: string }>(
      context.database.raw('count(*) as "all", count(*) filter (where username = ?) as same', [username]),
    );
  return Number(recent.same) >= perMinute || Number(recent.all) >= perMinute * 20;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RuleError('invalid_input', undefined, 'The body is not JSON.');
  }
}
