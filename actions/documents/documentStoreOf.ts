import type { DocumentStore } from '../runtime/documentStore';
import { businessClock } from '../runtime/clock';
import type { Environment } from '../runtime/environment';
import { bucketStore } from './bucketStore';

/** The store that the environment names: a bucket of S3, or on the local stack what stands in for it. Undefined without one. */
export function documentStoreOf(environment: Environment): DocumentStore | undefined {
  const { DOCUMENTS_BUCKET: name, DOCUMENTS_ADDRESS: address, AWS_REGION: region } = environment;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!name || !accessKeyId || !secretAccessKey) return undefined;
  return bucketStore({
    name,
    address: address || `https://${name}.s3.${region}.amazonaws.com`,
    region,
    key: { accessKeyId, secretAccessKey, sessionToken: environment.AWS_SESSION_TOKEN },
    fetch,
    // The machine's time, which business time may be ahead of: the bucket compares it with its own.
    now: businessClock(undefined).now,
  });
}
