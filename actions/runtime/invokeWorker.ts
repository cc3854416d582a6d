import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

const lambda = new LambdaClient({ requestHandler: { connectionTimeout: 2000, requestTimeout: 5000 } });

/**
 * Starts another Lambda and does not wait for it.
 * @param functionName the worker's
 * @param event what it is called with, as JSON
 * @throws Error when the call was not accepted
 */
export async function invokeWorker(functionName: string, event: object): Promise<void> {
  await lambda.send(
    new InvokeCommand({
      FunctionName: functionName,
      InvocationType: 'Event',
      Payload: new TextEncoder().encode(JSON.stringify(event)),
    }),
  );
}
