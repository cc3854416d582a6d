import { gql, type TypedDocumentNode } from 'urql';
import type { UserOutcome } from '../tellOutcome';
import type { UserFacts, UserRecord } from './userQuery';

type ActDocument = TypedDocumentNode<UserOutcome, { id: string }>;

const enable: ActDocument = gql`
  mutation enableUser($id: String!) {
    result: enableUser(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;
const disable: ActDocument = gql`
  mutation disableUser($id: String!) {
    result: disableUser(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;
const remove: ActDocument = gql`
  mutation deleteUser($id: String!) {
    result: deleteUser(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;
const resetPassword: ActDocument = gql`
  mutation adminResetUserPassword($id: String!) {
    result: adminResetUserPassword(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;
const resendInvitation: ActDocument = gql`
  mutation resendInvitation($id: String!) {
    result: resendInvitation(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;
const disableMfa: ActDocument = gql`
  mutation disableMFAOnUser($id: String!) {
    result: disableMFAOnUser(id: $id) {
      id
      isPending
      pendingChangeId
    }
  }
`;

/** Something that an administrator does to a user, after a confirmation. */
export interface UserActText {
  readonly document: ActDocument;
  readonly label: string;
  /** What happens, for the confirmation. */
  readonly effect: string;
  /** What is said afterwards. */
  readonly done: string;
  readonly isDangerous?: boolean;
  /** The user is gone afterwards. */
  readonly isLast?: boolean;
}

const acts = {
  enable: {
    document: enable,
    label: 'Enable user',
    effect: 'The user can sign in again.',
    done: 'The user was enabled.',
  },
  disable: {
    document: disable,
    label: 'Disable user',
    effect: 'The user is signed out now and cannot sign in. Payments and approvals of the user stay.',
    done: 'The user was disabled.',
    isDangerous: true,
  },
  resetPassword: {
    document: resetPassword,
    label: 'Reset password',
    effect: 'The password no longer counts and the user is signed out. The user gets a code for a new password.',
    done: 'The password was reset.',
  },
  resendInvitation: {
    document: resendInvitation,
    label: 'Resend invitation',
    effect: 'The user gets a new temporary password by e-mail. The one of the former invitation no longer counts.',
    done: 'The invitation was sent again.',
  },
  disableMfa: {
    document: disableMfa,
    label: 'Disable MFA',
    effect:
      'The second factors are switched off and the user is signed out. Only the profile opens until the user sets one up.',
    done: 'The second factors were switched off.',
    isDangerous: true,
  },
  remove: {
    document: remove,
    label: 'Delete user',
    effect: 'The user is deleted with all links and seats. This cannot be undone.',
    done: 'The user was deleted.',
    isDangerous: true,
    isLast: true,
  },
} satisfies Readonly<Record<string, UserActText>>;

/** What can be done to a user in this state; the server decides again. */
export function actsFor(user: UserRecord, facts: UserFacts, isSuperAdmin: boolean): readonly UserActText[] {
  if (!facts.isEditable || facts.isPending) return [];
  return [
    ...(user.enabled ? [facts.isInvited ? acts.resendInvitation : acts.resetPassword] : [acts.enable]),
    ...(facts.hasMfaEnabled ? [acts.disableMfa] : []),
    ...(user.enabled ? [acts.disable] : []),
    ...(isSuperAdmin && !facts.hasRecords ? [acts.remove] : []),
  ];
}
