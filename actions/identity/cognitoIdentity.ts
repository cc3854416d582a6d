import {
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Environment } from '../runtime/environment';
import type { Identity } from '../runtime/identity';
import { cognitoAdministration } from './cognitoAdministration';

/** The user pool of the environment. Credentials come from the Lambda's role, or from the variables of the local stack. */
export function cognitoIdentity(environment: Environment): Identity {
  const client = new CognitoIdentityProviderClient({
    region: environment.AWS_REGION,
    endpoint: environment.COGNITO_ENDPOINT,
  });
  const named = (username: string) => ({ UserPoolId: environment.COGNITO_USER_POOL_ID, Username: username });
  return {
    readUser: async (username) => {
      const {
        UserMFASettingList,
        UserStatus,
        UserAttributes = [],
      } = await client.send(new AdminGetUserCommand(named(username)));
      const hasPassword = UserStatus !== 'RESET_REQUIRED' && UserStatus !== 'FORCE_CHANGE_PASSWORD';
      const isEmailVerified = UserAttributes.some(({ Name, Value }) => Name === 'email_verified' && Value === 'true');
      const phone = UserAttributes.find(({ Name }) => Name === 'phone_number')?.Value;
      const isInvited = UserStatus === 'FORCE_CHANGE_PASSWORD';
      return { mfa: UserMFASettingList ?? [], hasPassword, isInvited, isEmailVerified, phone };
    },
    usernameOf: async (sub) => {
      const bySub = { UserPoolId: environment.COGNITO_USER_POOL_ID, Filter: `sub = "${sub}"`, Limit: 1 };
      return (await client.send(new ListUsersCommand(bySub))).Users?.[0]?.Username;
    },
    signOutEverywhere: async (username) => {
      await client.send(new AdminUserGlobalSignOutCommand(named(username)));
    },
    administration: cognitoAdministration(client, named),
  };
}
