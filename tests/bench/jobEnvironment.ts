import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { documentsPath, serveDocuments } from '../../local/documents/documents';

const key = { accessKeyId: 'bench', secretAccessKey: 'bench' };

const required = {
  ACTIONS_SECRET: 'bench-bench-bench-bench',
  SEAL_KEY: 'ab'.repeat(32),
  TCC_BASE_URL: 'http://127.0.0.1:9',
  TCC_WEBHOOK_HMAC_KEY: 'bench-bench-bench-bench',
  COGNITO_USER_POOL_ID: 'eu-west-1_bench',
};

/** What a job of the actions runs with. */
export interface JobEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Opens a store that stands in for the bucket, for a job that uses a database and documents and asks no provider.
 * @param folder where the documents lie
 */
export async function openJobEnvironment(databaseUrl: string, folder: string): Promise<JobEnvironment> {
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = serveDocuments({ folder, origin, key });
  const variables = {
    ...required,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    DOCUMENTS_BUCKET: 'documents',
    DOCUMENTS_ADDRESS: `${origin}${documentsPath}`,
    AWS_ACCESS_KEY_ID: key.accessKeyId,
    AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
  };
  return { variables, stop: () => new Promise((done) => server.close(() => done())) };
}
