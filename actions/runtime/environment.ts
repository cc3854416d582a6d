import { number, object, string, ValidationError, type InferType } from 'yup';

const schema = object({
  DATABASE_URL: string().required(),
  ACTIONS_SECRET: string().min(16).required(),
  /** 32 bytes in hex: seals the provider keys in the vault. */
  SEAL_KEY: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
  TCC_BASE_URL: string().required(),
  /** How long one call may take in all. */
  TCC_TIMEOUT_MS: number().integer().min(100).max(60_000).default(10_000),
  TCC_WEBHOOK_HMAC_KEY: string().min(16).required(),
  AWS_REGION: string().default('eu-west-1'),
  COGNITO_USER_POOL_ID: string().required(),
  /** Local stack only: where the identity emulator answers. */
  COGNITO_ENDPOINT: string(),
  /** Local stack only: a file whose offset moves business time. */
  CLOCK_FILE: string(),
  /** The Lambda that reads one login for the sync; left out, one Lambda reads them all. */
  SYNC_WORKER: string(),
  /** The bucket, or on the local stack the folder, that keeps the head of the audit chain of each day; nowhere when both are left out. */
  AUDIT_HEADS_BUCKET: string(),
  AUDIT_HEADS_FOLDER: string(),
  LOG_LEVEL: string().oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Environment = InferType<typeof schema>;

/**
 * Reads the actions' configuration once, at start.
 * @throws Error that names each wrong variable
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  try {
    return schema.validateSync(variables, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`Environment: ${error.errors.join('; ')}`, { cause: error });
    throw error;
  }
}
