import { object, string, number, ValidationError } from 'yup';

/** What `npm start` can be told through its environment. */
export interface StackOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly isFresh: boolean;
  /** `large` is the demo and a large data set beside it. */
  readonly seed: 'demo' | 'large' | 'none';
  /** The large data set's size; 1 is a million payments. */
  readonly largeScale: number;
  readonly runsSchedules: boolean;
  /** Whether the SPA is built and served; tests of the API alone do without. */
  readonly hasSite: boolean;
  /** Use this server instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Errors show the database's own words and hints to everybody, as Hasura's dev mode does. */
  readonly isDevMode: boolean;
  /** Roles other than admin may send the SPA's own operations only, as in production. */
  readonly enforcesAllowList: boolean;
  /** A real Hasura to pass GraphQL on to, instead of the embedded engine. */
  readonly hasuraUrl: string | undefined;
}

const schema = object({
  PORT: number().integer().min(1).max(65_535).default(3000),
  DATA_DIR: string().default('.data'),
  FRESH: string().oneOf(['0', '1', '']).default(''),
  SEED: string().oneOf(['demo', 'large', 'none']).default('demo'),
  LARGE_SCALE: number().positive().max(1).default(1),
  SCHEDULES: string().oneOf(['on', 'off']).default('on'),
  SITE: string().oneOf(['on', 'off']).default('on'),
  DEV_MODE: string().oneOf(['on', 'off']).default('off'),
  ALLOW_LIST: string().oneOf(['on', 'off']).default('off'),
  DATABASE_URL: string(),
  HASURA_URL: string().url(),
});

/**
 * Reads the stack's options.
 * @throws Error that names the wrong variable
 */
export function readOptions(environment: Record<string, string | undefined>): StackOptions {
  try {
    const read = schema.validateSync(environment, { stripUnknown: true });
    return {
      port: read.PORT,
      dataDir: read.DATA_DIR,
      isFresh: read.FRESH === '1',
      seed: read.SEED as StackOptions['seed'],
      largeScale: read.LARGE_SCALE,
      runsSchedules: read.SCHEDULES === 'on',
      hasSite: read.SITE === 'on',
      isDevMode: read.DEV_MODE === 'on',
      databaseUrl: read.DATABASE_URL,
      enforcesAllowList: read.ALLOW_LIST === 'on',
      hasuraUrl: read.HASURA_URL,
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`Environment: ${error.message}`, { cause: error });
    throw error;
  }
}
