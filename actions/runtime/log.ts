import pino from 'pino';

/** Structured logging. Account numbers and secrets are redacted before they are written. */
export interface Log {
  readonly info: (entry: object, message: string) => void;
  readonly warn: (entry: object, message: string) => void;
  readonly error: (entry: object, message: string) => void;
}

const secrets = ['api_key', 'auth_token', 'account_number', 'accountNumber', 'iban', 'authorization', 'password'];

/** The process's logger: JSON lines on standard output. */
export function createLog(level: string): Log {
  return pino({ level, redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: '[redacted]' } });
}
