import { businessClock } from '../runtime/clock';
import type { Environment } from '../runtime/environment';
import type { Mailer } from '../runtime/mailer';
import { sesMailer } from './sesMailer';

/** The mail service that the environment names: SES, or on the local stack the outbox, which stands in for it. Undefined without a sender. */
export function mailerOf(environment: Environment): Mailer | undefined {
  const { MAIL_FROM: from, MAIL_ADDRESS: address, AWS_REGION: region } = environment;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!from || !accessKeyId || !secretAccessKey) return undefined;
  return sesMailer({
    address: address || `https://email.${region}.amazonaws.com`,
    from,
    region,
    fetch,
    key: { accessKeyId, secretAccessKey, sessionToken: environment.AWS_SESSION_TOKEN },
    // The machine's time, which business time may be ahead of.
    now: businessClock(undefined).now,
  });
}
