import { faultsByPath, number, object, string, ValidationError, type InferType } from '../../domain/yup';
import { leaseMs, maxExchangeMs } from '../../domain/intents/attempt';

/** HTTPS, or this machine. */
function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

const schema = object({
  DATABASE_URL: string().required(),
  ACTIONS_SECRET: string().min(16).required(),
  /** 32 bytes in hex: seals the provider keys in the vault. */
  SEAL_KEY: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
  TCC_BASE_URL: string().required(),
  /** The time limit of one exchange with the provider. A longer one could outlast the lease of an intent. */
  TCC_TIMEOUT_MS: number()
    .integer()
    .min(100)
    .max(maxExchangeMs, `Enter at most ${maxExchangeMs}, because the lease of an intent is ${leaseMs} ms.`)
    .default(maxExchangeMs),
  TCC_WEBHOOK_HMAC_KEY: string().min(16).required(),
  /** RSA, as PKCS #8 in DER in base64: signs the tokens of API keys. Without it no API key signs in. */
  API_TOKEN_KEY: string(),
  AWS_REGION: string().default('eu-west-1'),
  COGNITO_USER_POOL_ID: string().required(),
  /** Local stack only: the address of the identity emulator. */
  COGNITO_ENDPOINT: string(),
  /** Local stack only: the file with the offset of business time. */
  CLOCK_FILE: string(),
  /** The Lambda that syncs one login. Without it, one Lambda syncs all logins. */
  SYNC_WORKER: string(),
  /** The Lambda that works off a batch of authorisations at once. Without it, the schedule does so within a minute. */
  AUTHORISATION_WORKER: string(),
  /** The Lambda that writes an export at once. Without it, the schedule does so within a minute. */
  EXPORT_WORKER: string(),
  SENDING_WORKER: string(),
  /**
   * Where the daily head of the audit chain is stored: a bucket, or a folder on the local stack. Without both it is not
   * stored.
   */
  AUDIT_HEADS_BUCKET: string(),
  AUDIT_HEADS_FOLDER: string(),
  /** The bucket of the payments' documents. Without it none can be attached. */
  DOCUMENTS_BUCKET: string(),
  /** Local stack only: the address of what stands in for the bucket. */
  DOCUMENTS_ADDRESS: string(),
  /** Local stack only: `documents` where the store of documents stands in for SharePoint. */
  SHAREPOINT_FILES: string().oneOf(['documents']),
  /** Local stack only: `any` lets webhooks go to plain HTTP and to addresses that are not on the public internet. */
  WEBHOOK_ADDRESSES: string().oneOf(['any']),
  /** Local stack only: `held` after a restore, so that no action sends anything until what the provider has is known. */
  SENDING: string().oneOf(['held']),
  /** The sender of mails, an address that SES has verified. Without it no mails are sent. */
  MAIL_FROM: string(),
  /** Local stack only: the address of what stands in for SES. */
  MAIL_ADDRESS: string(),
  /** Where browsers reach the portal, for links in mails; without a slash at its end. */
  PORTAL_ADDRESS: string().default('http://localhost:3000'),
  /** Where the provider takes requests for accounts. Without it staff pass them on. */
  ACCOUNT_REQUESTS_URL: string().test(
    'safe',
    'Begin with https://, because the credential is sent there.',
    (address) => !address || isSafeAddress(address),
  ),
  /** The credential that is sent with each of them, as a bearer token. */
  ACCOUNT_REQUESTS_KEY: string().when('ACCOUNT_REQUESTS_URL', {
    is: Boolean,
    then: (key) => key.min(16).required(),
  }),
  /** The key that Lambda sets for the function's role: it signs the addresses of documents. */
  AWS_ACCESS_KEY_ID: string(),
  AWS_SECRET_ACCESS_KEY: string(),
  AWS_SESSION_TOKEN: string(),
  /** How many of our proxies append an address to x-forwarded-for after the one that sees the browser. */
  TRUSTED_PROXIES: number().integer().min(0).max(5).default(0),
  /** A collector of metrics that takes OTLP over HTTP. Without it none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: string().url(),
  OTEL_SERVICE_NAME: string().default('corridor-actions'),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** The configuration of the actions. */
export type Environment = InferType<typeof schema>;

/**
 * Reads the configuration of the actions, once at start.
 * @throws Error that names each wrong variable
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  try {
    return schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`Environment: ${faultsByPath(error)}`, { cause: error });
  }
}
