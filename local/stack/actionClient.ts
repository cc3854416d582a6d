import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { freePort } from '../../tools/postgres/cluster';

/** The ports of the Lambdas. They are chosen before the Lambdas start, so that other parts can start at the same time. */
export interface ActionPorts {
  readonly http: number;
  readonly lambda: number;
}

/** The Lambdas of serverless.yml, as the rest of the stack calls them. */
export interface ActionClient {
  /** Base URL of the functions with an HTTP event. */
  readonly httpUrl: string;
  /** Calls a function by its name in serverless.yml and gives its answer. @throws Error with the function's own message */
  readonly invoke: (name: string, payload: unknown) => Promise<unknown>;
}

export async function chooseActionPorts(): Promise<ActionPorts> {
  return { http: await freePort(), lambda: await freePort() };
}

/** A client of the Lambdas on these ports, whether or not they run yet. */
export function actionClient(ports: ActionPorts): ActionClient {
  const lambda = new LambdaClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${ports.lambda}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    httpUrl: `http://127.0.0.1:${ports.http}`,
    invoke: (name, payload) => invoke(lambda, name, payload),
  };
}

async function invoke(lambda: LambdaClient, name: string, payload: unknown): Promise<unknown> {
  const command = new InvokeCommand({ FunctionName: `corridor-local-${name}`, Payload: JSON.stringify(payload) });
  const { Payload, FunctionError } = await lambda.send(command);
  const body = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || 'null') as { errorMessage?: string } | null;
  if (FunctionError) throw new Error(body?.errorMessage ?? FunctionError);
  return body;
}
