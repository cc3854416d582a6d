import type { CognitoUser, CognitoUserAttribute, UserData } from 'amazon-cognito-identity-js';
import { awaitNodeCallback } from './cognitoCallbacks';
import { contactKinds, IdentityError, type ContactKind, type Contacts, type MfaMethod, type Profile } from './identity';

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (list: readonly { Name: string; Value: string }[]): Attributes =>
  new Map(list.map(({ Name, Value }) => [Name, Value]));

function contactsOf(values: Attributes): Contacts {
  const isVerified = (kind: ContactKind) => values.get(`${kind}_verified`) === 'true';
  const known = contactKinds.filter((kind) => values.get(kind));
  return { verified: known.filter(isVerified), unverified: known.filter((kind) => !isVerified(kind)) };
}

/** Reads which contacts of the signed-in user are verified. @throws IdentityError */
export async function readContacts(user: CognitoUser): Promise<Contacts> {
  const attributes = await awaitNodeCallback<CognitoUserAttribute[] | undefined>((done) =>
    user.getUserAttributes(done),
  );
  return contactsOf(attributesOf(attributes ?? []));
}

/** Reads the signed-in user's profile from the identity provider, not from the client's cache. @throws IdentityError */
export async function readProfile(user: CognitoUser): Promise<Profile> {
  const data = await awaitNodeCallback<UserData | undefined>((done) => user.getUserData(done, { bypassCache: true }));
  if (!data) throw new IdentityError('UnknownError', 'The identity provider did not respond.');
  const values = attributesOf(data.UserAttributes);
  return {
    ...contactsOf(values),
    username: user.getUsername(),
    email: values.get('email'),
    phoneNumber: values.get('phone_number'),
    mfa: mfaOf(data),
  };
}

/** The methods that are set up. The list is absent, against its type, where there is none. */
function mfaOf({ UserMFASettingList }: Partial<UserData>): readonly MfaMethod[] {
  return (UserMFASettingList ?? []) as readonly MfaMethod[];
}
