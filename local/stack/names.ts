import { join, resolve } from 'node:path';
import { appVersion } from '../../domain/messages';
import { headsFolder } from '../../tools/audit/verify';
import type { LocalDatabase } from './database';
import { documentsPath } from '../documents/documents';
import { accountRequestsPath } from '../provider/accountRequests/handle';
import type { CloudCredentials } from '../identity/signature';
import type { StackSecrets } from './secrets';
import type { SiteConfiguration } from './site';

/** The addresses and ids that the parts of one stack share. */
export interface Names {
  readonly origin: string;
  readonly issuer: string;
  readonly userPoolId: string;
  readonly clientId: string;
}

/** Pool and client ids differ per data directory: cookies ignore ports, so two stacks must not share them. */
export function namesOf(port: number, secrets: StackSecrets): Names {
  const origin = `http://localhost:${port}`;
  const userPoolId = `eu-west-1_${secrets.instance}`;
  return { origin, userPoolId, issuer: `${origin}/cognito/${userPoolId}`, clientId: `corridor${secrets.instance}` };
}

/** The access key with which the actions sign their requests to the identity emulator. */
export function cloudCredentials({ cloudKey }: StackSecrets): CloudCredentials {
  return { accessKeyId: 'local', secretAccessKey: cloudKey };
}

/** The folder in which the documents of payments lie. */
export const documentsFolder = (dataDir: string) => join(dataDir, 'documents');

/** The environment variables that serverless.yml reads, and the access key that Lambda would set. */
export function environmentOfActions(
  names: Names,
  secrets: StackSecrets,
  database: LocalDatabase,
  dataDir: string,
  clockFile: string,
): Record<string, string> {
  const { accessKeyId, secretAccessKey } = cloudCredentials(secrets);
  return {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    DATABASE_URL: database.actionsUrl,
    ACTIONS_SECRET: secrets.actionsSecret,
    SEAL_KEY: secrets.sealKey,
    TCC_BASE_URL: `${names.origin}/provider/v2`,
    TCC_WEBHOOK_HMAC_KEY: secrets.hmacKey,
    API_TOKEN_KEY: secrets.apiTokenKey,
    COGNITO_USER_POOL_ID: names.userPoolId,
    COGNITO_ENDPOINT: `${names.origin}/cognito/`,
    CLOCK_FILE: resolve(clockFile),
    AUDIT_HEADS_FOLDER: headsFolder(dataDir),
    DOCUMENTS_BUCKET: documentsPath.slice(1),
    DOCUMENTS_ADDRESS: `${names.origin}${documentsPath}`,
    SHAREPOINT_FILES: 'documents',
    WEBHOOK_ADDRESSES: 'any',
    MAIL_FROM: 'notices@corridor.example',
    MAIL_ADDRESS: `${names.origin}/outbox`,
    PORTAL_ADDRESS: names.origin,
    ACCOUNT_REQUESTS_URL: `${names.origin}${accountRequestsPath}`,
    ACCOUNT_REQUESTS_KEY: secrets.accountRequestsKey,
    LOG_LEVEL: 'info',
  };
}

/** The content of /config.json. */
export function siteConfiguration({ origin, userPoolId, clientId }: Names): SiteConfiguration {
  return {
    graphqlUrl: `${origin}/v1/graphql`,
    graphqlWsUrl: `${origin.replace('http', 'ws')}/v1/graphql`,
    region: 'eu-west-1',
    userPoolId,
    clientId,
    cognitoEndpoint: `${origin}/cognito/`,
    activityLogUrl: `${origin}/activity-log`,
    currenciesUrl: `${origin}/currencies`,
    version: appVersion,
  };
}
