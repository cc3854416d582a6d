import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { sharedContext } from '../container';
import type { Answer } from '../runtime/answer';
import { recordFailedSignIn } from './activityLog';

/** `POST /activity-log`. */
export const handler = (event: APIGatewayProxyEventV2): Promise<Answer> => recordFailedSignIn(event, sharedContext());
