import { parseArgs } from 'node:util';
import { object, string, number, ValidationError, faultsByPath } from '../../domain/yup';

/** The options of `npm start`, read from its environment. */
export interface StackOptions {
  readonly port: number;
  /** The name of this machine for others; absent: the stack serves this machine alone. */
  readonly host: string | undefined;
  /** Whether the tools of the local stack answer: `/console`, `/outbox`, `/schedules`, the simulator's controls and books. */
  readonly hasTools: boolean;
  readonly dataDir: string;
  readonly isFresh: boolean;
  /** `large` adds a large data set to the demo. */
  readonly seed: 'demo' | 'large' | 'none';
  /** The large data set's size; 1 is a million payments. */
  readonly largeScale: number;
  readonly runsSchedules: boolean;
  /** Whether the SPA is built and served; tests of the API alone do not need it. */
  readonly hasSite: boolean;
  /** Whether the Lambdas are bundled again after each change of their sources. */
  readonly isWatching: boolean;
  /** The embedded database may be lost in a power cut, for speed: for tests. */
  readonly isDisposable: boolean;
  /** Use this server instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Errors show database messages and hints to every role, as Hasura's dev mode does. */
  readonly isDevMode: boolean;
  /** Roles other than admin may send only the SPA's operations, as in production. */
  readonly enforcesAllowList: boolean;
  /** Forward GraphQL to this Hasura instead of running the embedded engine. */
  readonly hasuraUrl: string | undefined;
}

const schema = object({
  PORT: number().integer().min(1).max(65_535).default(3000),
  HOST: string().matches(/^[a-z0-9.-]+$/i, { message: 'Enter a host name.', excludeEmptyString: true }),
  EXPOSE_LOCAL_TOOLS: string().oneOf(['yes', 'no', '']).default('no'),
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
 * @param commandLine the arguments of `npm start --`: `--watch`
 * @throws Error that names the wrong variable or argument
 */
export function readOptions(
  environment: Record<string, string | undefined>,
  commandLine: readonly string[],
): StackOptions {
  const { values } = parseArgs({ args: [...commandLine], options: { watch: { type: 'boolean', default: false } } });
  try {
    const read = schema.validateSync(environment, { stripUnknown: true });
    return {
      port: read.PORT,
      host: read.HOST || undefined,
      hasTools: !read.HOST || read.EXPOSE_LOCAL_TOOLS === 'yes',
      dataDir: read.DATA_DIR,
      isFresh: read.FRESH === '1',
      seed: read.SEED as StackOptions['seed'],
      largeScale: read.LARGE_SCALE,
      runsSchedules: read.SCHEDULES === 'on',
      hasSite: read.SITE === 'on',
      isWatching: values.watch,
      isDisposable: false,
      isDevMode: read.DEV_MODE === 'on',
      databaseUrl: read.DATABASE_URL,
      enforcesAllowList: read.ALLOW_LIST === 'on',
      hasuraUrl: read.HASURA_URL,
    };
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`Environment: ${faultsByPath(error)}`, { cause: error });
    throw error;
  }
}
