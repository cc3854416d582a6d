import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Environment } from '../runtime/environment';

/** What we ask of the identity provider on the server's side. */
export interface Identity {
  /** Whether the person has set up a second factor of any kind. */
  readonly hasMfa: (username: string) => Promise<boolean>;
  /** From now on no token of the person is renewed; each signs in again. */
  readonly signOutEverywhere: (username: string) => Promise<void>;
}

/** The user pool of the environment. Credentials come from the Lambda's role, or the local stack's variables. */
export function createIdentity(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    region: environment.AWS_REGION,
    endpoint: environment.COGNITO_ENDPOINT,
  });
  const named = (username: string) => ({ UserPoolId: environment.COGNITO_USER_POOL_ID, Username: username });
  return {
    hasMfa: async (username) => {
      const { UserMFASettingList } = await client.send(new AdminGetUserCommand(named(username)));
      return (UserMFASettingList ?? []).length > 0;
    },
    signOutEverywhere: async (username) => {
      await client.send(new AdminUserGlobalSignOutCommand(named(username)));
    },
  };
}
