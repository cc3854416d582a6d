import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoError } from './cognitoError';
import { deliver, type UserPool } from './pool';
import { readBody } from './readBody';
import { requireSignature } from './signature';

/** Where the outbox stands in for SES. */
export const mailPath = '/outbox/v2/email/outbound-emails';

const ses = { name: 'ses', signedAlways: ['host', 'x-amz-date'] };

/** A mail as SES takes it. */
interface OutboundEmail {
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: {
    readonly Simple?: {
      readonly Subject?: { readonly Data?: string };
      readonly Body?: { readonly Text?: { readonly Data?: string } };
    };
  };
}

/** Takes a mail in the place of SES and puts it into the outbox, if the holder of the access key signed it. */
export async function takeMail(pool: UserPool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const body = await readBody(request);
    await requireSignature(request, body, pool.credentials, pool.now(), ses);
    const mail = JSON.parse(body.toString('utf8')) as OutboundEmail;
    const { Subject: subject, Body: content } = mail.Content?.Simple ?? {};
    const [to] = mail.Destination?.ToAddresses ?? [];
    if (!to?.includes('@')) return void answer(400, { message: 'Missing final @domain' });
    await deliver(pool, { medium: 'EMAIL', to, text: `${subject?.Data ?? ''}\n${content?.Text?.Data ?? ''}` });
    answer(200, { MessageId: crypto.randomUUID() });
  } catch (error) {
    answer(error instanceof CognitoError ? 403 : 400, { message: String(error) });
  }
}
