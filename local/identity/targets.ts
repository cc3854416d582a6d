import type { IncomingMessage } from 'node:http';
import type { UserPool } from './pool';
import * as admin from './targets/adminTargets';
import * as self from './targets/selfServiceTargets';
import { initiateAuth, respondToAuthChallenge } from './targets/signInTargets';

export type Target = (pool: UserPool, input: never) => Promise<unknown>;

/** Operations without cloud credentials: the call itself authenticates the caller, or starts the sign-in. */
export const publicTargets: ReadonlyMap<string, Target> = new Map<string, Target>(
  Object.entries({
    AssociateSoftwareToken: self.associateSoftwareToken,
    ChangePassword: self.changePassword,
    ConfirmForgotPassword: self.confirmForgotPassword,
    ForgotPassword: self.forgotPassword,
    GetUser: self.getUser,
    GetUserAttributeVerificationCode: self.getUserAttributeVerificationCode,
    GlobalSignOut: self.globalSignOut,
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: self.revokeToken,
    SetUserMFAPreference: self.setUserMfaPreference,
    UpdateUserAttributes: self.updateUserAttributes,
    VerifySoftwareToken: self.verifySoftwareToken,
    VerifyUserAttribute: self.verifyUserAttribute,
  }),
);

/** What only a caller with cloud credentials may call: requests are signed. */
export const adminTargets: ReadonlyMap<string, Target> = new Map<string, Target>(
  Object.entries({
    AdminAddUserToGroup: admin.adminAddUserToGroup,
    AdminCreateUser: admin.adminCreateUser,
    AdminDeleteUser: admin.adminDeleteUser,
    AdminDisableUser: admin.adminDisableUser,
    AdminEnableUser: admin.adminEnableUser,
    AdminGetUser: admin.adminGetUser,
    AdminListGroupsForUser: admin.adminListGroupsForUser,
    AdminRemoveUserFromGroup: admin.adminRemoveUserFromGroup,
    AdminResetUserPassword: admin.adminResetUserPassword,
    AdminSetUserMFAPreference: admin.adminSetUserMfaPreference,
    AdminSetUserPassword: admin.adminSetUserPassword,
    AdminUpdateUserAttributes: admin.adminUpdateUserAttributes,
    AdminUserGlobalSignOut: admin.adminUserGlobalSignOut,
    ListUsers: admin.listUsers,
    ListUsersInGroup: admin.listUsersInGroup,
  }),
);

/** The operation that a request names, such as `InitiateAuth`. */
export const operationOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  String(headers['x-amz-target'] ?? '').split('.')[1] ?? '';

/** Whether a request names an operation of administrators. */
export const isAdministration = (request: IncomingMessage): boolean => adminTargets.has(operationOf(request));
