import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Environment } from '../runtime/environment';

/** What we ask of the identity provider on the server's side. */
export interface Identity {
  /** Whether the person has set up a second factor of any kind. */
  readonly hasMfa: (username: string) => Promise<boolean>;
}

/** The user pool of the environment. Credentials come from the Lambda's role, or the local stack's variables. */
export function createIdentity(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    region: environment.AWS_REGION,
    endpoint: environment.COGNITO_ENDPOINT,
  });
  return {
    hasMfa: async (username) => {
      const command = new AdminGetUserCommand({ UserPoolId: environment.COGNITO_USER_POOL_ID, Username: username });
      const { UserMFASettingList } = await client.send(command);
      return (UserMFASettingList ?? []).length > 0;
    },
  };
}
