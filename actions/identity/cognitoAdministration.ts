import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersInGroupCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { IdentityRefused, type IdentityAdministration, type IdentityContacts } from '../runtime/identity';

/** The group whose members are super admins (specification, part two, section 6). */
const adminGroup = 'admin';

/** Refusals of the request itself. All other failures may pass. */
const finalRefusals: ReadonlySet<string> = new Set([
  'InvalidParameterException',
  'InvalidPasswordException',
  'UserNotFoundException',
  'UsernameExistsException',
  'AliasExistsException',
  'UnsupportedUserStateException',
  'UserLambdaValidationException',
  'NotAuthorizedException',
]);

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

function throwRefusal(error: unknown): never {
  if (finalRefusals.has(nameOf(error))) throw new IdentityRefused(nameOf(error), (error as Error).message);
  throw error;
}

/** The value, or the other one where the pool refuses with this name. */
const unless = <T>(reason: string, other: T, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (error instanceof IdentityRefused && error.reason === reason) return other;
    throw error;
  });

/** Makes the calls one after the other. */
async function done(...calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) await call();
}

/** The parameters that name a user of the pool. */
type Named = (username: string) => { readonly UserPoolId: string; readonly Username: string };
type Send = CognitoIdentityProviderClient['send'];

/** The administration of the users of a pool. */
export function cognitoAdministration(client: CognitoIdentityProviderClient, named: Named): IdentityAdministration {
  const send: Send = (...request: [never]) => client.send(...request).catch(throwRefusal);
  const attributesOf = async (username: string) =>
    (await send(new AdminGetUserCommand(named(username)))).UserAttributes ?? [];
  return {
    ...accessAdministration(send, named),
    hasUser: (username) =>
      unless(
        'UserNotFoundException',
        false,
        attributesOf(username).then(() => true),
      ),
    isSuperAdmin: (username) => {
      const groups = send(new AdminListGroupsForUserCommand(named(username)));
      const isIn = groups.then(({ Groups = [] }) => Groups.some(({ GroupName }) => GroupName === adminGroup));
      return unless('UserNotFoundException', false, isIn);
    },
    superAdmins: async () => {
      const { UserPoolId } = named('');
      const { Users = [] } = await send(new ListUsersInGroupCommand({ UserPoolId, GroupName: adminGroup, Limit: 60 }));
      return Users.flatMap(({ Username }) => Username ?? []);
    },
    create: (username, contacts) => {
      const command = {
        ...named(username),
        UserAttributes: attributes(contacts),
        DesiredDeliveryMediums: ['EMAIL' as const],
      };
      return unless(
        'UsernameExistsException',
        undefined,
        done(() => send(new AdminCreateUserCommand(command))),
      );
    },
    invite: (username) => {
      const command = { ...named(username), DesiredDeliveryMediums: ['EMAIL' as const] };
      return done(() => send(new AdminCreateUserCommand({ ...command, MessageAction: 'RESEND' })));
    },
    setContacts: async (username, contacts) => {
      const changed = changedAttributes(await attributesOf(username), contacts);
      if (changed.length === 0) return;
      await send(new AdminUpdateUserAttributesCommand({ ...named(username), UserAttributes: changed }));
    },
    confirmContacts: async (username) => {
      const known = await unless('UserNotFoundException', [], attributesOf(username));
      const contacts = known.filter(({ Name }) => Name === 'email' || Name === 'phone_number');
      if (contacts.length === 0) return;
      const confirmed = contacts.map(({ Name }) => ({ Name: `${Name}_verified`, Value: 'true' }));
      await send(new AdminUpdateUserAttributesCommand({ ...named(username), UserAttributes: confirmed }));
    },
    remove: (username) =>
      unless(
        'UserNotFoundException',
        undefined,
        done(() => send(new AdminDeleteUserCommand(named(username)))),
      ),
  };
}

const noMfa = { Enabled: false, PreferredMfa: false };

/** Whether and how a user can sign in. */
function accessAdministration(
  send: Send,
  named: Named,
): Pick<IdentityAdministration, 'enable' | 'disable' | 'resetPassword' | 'disableMfa'> {
  const signOut = (username: string) => send(new AdminUserGlobalSignOutCommand(named(username)));
  return {
    enable: (username) => done(() => send(new AdminEnableUserCommand(named(username)))),
    disable: (username) => {
      const calls = done(
        () => send(new AdminDisableUserCommand(named(username))),
        () => signOut(username),
      );
      return unless('UserNotFoundException', undefined, calls);
    },
    resetPassword: (username) =>
      done(
        () => send(new AdminResetUserPasswordCommand(named(username))),
        () => signOut(username),
      ),
    disableMfa: (username) =>
      done(
        () =>
          send(
            new AdminSetUserMFAPreferenceCommand({
              ...named(username),
              SMSMfaSettings: noMfa,
              SoftwareTokenMfaSettings: noMfa,
            }),
          ),
        () => signOut(username),
      ),
  };
}

const attributes = ({ email, phone }: IdentityContacts) => [
  ...(email === null ? [] : [{ Name: 'email', Value: email }]),
  { Name: 'phone_number', Value: phone },
];

/** The contacts that differ from the known ones, each as one that is not verified. */
function changedAttributes(known: readonly AttributeType[], contacts: IdentityContacts): AttributeType[] {
  const valueOf = (name: string) => known.find(({ Name }) => Name === name)?.Value;
  return attributes(contacts)
    .filter(({ Name, Value }) => valueOf(Name) !== Value)
    .flatMap((attribute) => [attribute, { Name: `${attribute.Name}_verified`, Value: 'false' }]);
}
