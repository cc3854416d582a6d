import { type Client, type TypedDocumentNode, gql } from 'urql';
import type {
  GlobalDataQuery,
  GlobalDataWithoutMfaQuery,
  CheckIfUserExistsQuery,
  CheckIfUserExistsQueryVariables,
} from '../../graphql/generated/operations';
import { GetAccountsForUserDocument } from '../../shared/accounts/accountsForUser';
import type { Session } from '../../session/identity';
import type { FeatureFlags } from '../../session/sessionUser';
import { startOutcome } from './startOutcome';
import type { SessionEvent } from './sessionMachine';
import { GlobalDataDocument, GlobalDataWithoutMfaDocument } from './sessionDocuments';

/** Whether there is a record of this user, and whether it is enabled. */
const CheckIfUserExistsDocument: TypedDocumentNode<CheckIfUserExistsQuery, CheckIfUserExistsQueryVariables> = gql`
  query checkIfUserExists($id: String!) {
    users_by_pk(id: $id) {
      id
      enabled
    }
  }
`;

const noFlags: FeatureFlags = {
  conversion_wizard: false,
  payments_wizard: false,
  balance_funding_page: false,
  balances: false,
  beneficiaries_listing: false,
  designatedAccountType: false,
  ownershipStructureDiagram: false,
};

/** Fills in empty values for what may not be read without a second factor. */
function withoutMfa({ users_by_pk: user, settings, ...rest }: GlobalDataWithoutMfaQuery): GlobalDataQuery {
  const unreadable = {
    can_use_transfers: false,
    can_transfer_between_orgs: false,
    last_seen_at: null,
    signed_out_at: null,
    last_used_account_id: null,
    lastUsedAccount: null,
    contacts: [],
    organisationLinks: [],
  };
  return {
    ...rest,
    users_by_pk: user && { ...user, ...unreadable },
    settings: settings.map((row) => ({ ...noFlags, ...row })),
  };
}

/** Loads everything that a session starts with, in parallel, and resolves to the event that the start ends in. */
export async function loadSession(client: Client, session: Session): Promise<SessionEvent> {
  const ask = async <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data | undefined> => {
    const { data, error } = await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise();
    return error ? undefined : data;
  };
  const id = session.userId;
  const exists = ask(CheckIfUserExistsDocument, { id });
  if (!session.hasMfa) {
    const data = await ask(GlobalDataWithoutMfaDocument, { id });
    return startOutcome(session, {
      exists: await exists,
      accounts: undefined,
      global: data && withoutMfa(data),
    });
  }
  const accounts = ask(GetAccountsForUserDocument, { username: id, limit: 0, offset: 0 });
  const global = ask(GlobalDataDocument, { id });
  return startOutcome(session, { exists: await exists, accounts: await accounts, global: await global });
}
