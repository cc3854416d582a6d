import type { ActionClient } from './actionClient';
import type { RequestHandler } from './gateway';

/** The schedules, by their names in serverless.yml. */
export const scheduleNames = [
  'send-intents',
  'run-uploads',
  'run-authorisation-batches',
  'run-exports',
  'write-monthly-statements',
  'sync-provider',
  'charges-monthly',
  'charges-process',
  'refresh-rates',
  'expire-payments',
  'create-recurring-payments',
  'send-notices',
  'deliver-webhooks',
  'finish-identity-operations',
  'safeguarding-positions',
  'reconcile',
  'seal-audit',
] as const;

/** `POST /schedules/<name>` runs a schedule's Lambda now and answers with its report. */
export function schedulesRoute(host: ActionClient): RequestHandler {
  return async (request, response) => {
    const name = (request.url ?? '').split('?')[0]?.replace('/schedules/', '') ?? '';
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method !== 'POST') return send(405, { message: 'POST runs a schedule.' });
    if (!scheduleNames.some((known) => known === name)) return send(404, { message: `No such schedule: ${name}` });
    try {
      send(200, await host.invoke(name, {}));
    } catch (error) {
      send(500, { message: error instanceof Error ? error.message : String(error) });
    }
  };
}
