import { type CognitoUser, type CognitoUserAttribute, type UserData } from 'amazon-cognito-identity-js';
import { called } from './cognitoAnswers';
import { contactKinds, IdentityError, type ContactKind, type Contacts, type MfaMethod, type Profile } from './identity';

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (list: readonly { Name: string; Value: string }[]): Attributes =>
  new Map(list.map(({ Name, Value }) => [Name, Value]));

function contactsOf(values: Attributes): Contacts {
  const isVerified = (kind: ContactKind) => values.get(`${kind}_verified`) === 'true';
  const known = contactKinds.filter((kind) => values.get(kind));
  return { verified: known.filter(isVerified), unverified: known.filter((kind) => !isVerified(kind)) };
}

/** Which contacts a signed-in user has, by whether they are proven. @throws IdentityError */
export async function readContacts(user: CognitoUser): Promise<Contacts> {
  const attributes = await called<CognitoUserAttribute[] | undefined>((done) => user.getUserAttributes(done));
  return contactsOf(attributesOf(attributes ?? []));
}

/** What the provider knows of a signed-in user, past what the client keeps. @throws IdentityError */
export async function readProfile(user: CognitoUser): Promise<Profile> {
  const data = await called<UserData | undefined>((done) => user.getUserData(done, { bypassCache: true }));
  if (!data) throw new IdentityError('UnknownError', 'The identity provider gave no answer.');
  const values = attributesOf(data.UserAttributes);
  return {
    ...contactsOf(values),
    username: user.getUsername(),
    email: values.get('email'),
    phoneNumber: values.get('phone_number'),
    mfa: (data.UserMFASettingList ?? []) as readonly MfaMethod[],
  };
}
