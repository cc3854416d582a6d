import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import type { MailOutcome } from '../../domain/notices/mailAttempts';
import type { Mail, Mailer } from '../runtime/mailer';

/** How the mail service is reached. */
interface SesSettings {
  /** Its address, with a path where something stands in for it. */
  readonly address: string;
  readonly from: string;
  readonly region: string;
  readonly key: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string | undefined;
  };
  readonly fetch: typeof fetch;
  /** The machine's time, with which the service compares a signature. */
  readonly now: () => Date;
}

const timeoutMs = 10_000;
/** Failures of the connection after which nothing was received. */
const notReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Sends by Amazon SES, `POST /v2/email/outbound-emails`, signed by the Lambda's role. Prepared, not run against AWS. */
export function sesMailer(settings: SesSettings): Mailer {
  return { send: (mail) => send(settings, mail) };
}

async function send(settings: SesSettings, mail: Mail): Promise<MailOutcome> {
  const url = new URL(`${settings.address}/v2/email/outbound-emails`);
  const body = JSON.stringify(contentOf(mail, settings.from));
  try {
    const headers = await sign(settings, url, body);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await settings.fetch(url, { method: 'POST', headers, body, signal });
    return outcomeOf(response.status, await response.text());
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
    return { kind: notReached.has(code) ? 'later' : 'unknown', problem: code || String(error) };
  }
}

const contentOf = ({ to, subject, text, html }: Mail, from: string) => ({
  FromEmailAddress: from,
  Destination: { ToAddresses: [to] },
  Content: {
    Simple: {
      Subject: { Data: subject, Charset: 'UTF-8' },
      Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
    },
  },
});

/** A busy service answers 429, a broken one 5xx: both took nothing. */
function outcomeOf(status: number, answer: string): MailOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const problem = `${status} ${answer.slice(0, 200)}`;
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', problem };
}

async function sign({ region, key, now }: SesSettings, url: URL, body: string): Promise<Record<string, string>> {
  const signer = new SignatureV4({ credentials: { ...key }, region, service: 'ses', sha256: Sha256 });
  const { headers } = await signer.sign(
    {
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json' },
      body,
    },
    { signingDate: now() },
  );
  // fetch sets the host itself.
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host'));
}
