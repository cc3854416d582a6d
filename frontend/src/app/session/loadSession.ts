import { type Client, type TypedDocumentNode } from 'urql';
import { type GlobalDataQuery, type GlobalDataWithoutMfaQuery } from '../../graphql/generated/operations';
import { GetAccountsForUserDocument } from './accountsForUser';
import { type Session } from './identity';
import { judgeStart } from './judgeStart';
import { type SessionEvent } from './sessionMachine';
import { GlobalDataDocument, GlobalDataWithoutMfaDocument, type FeatureFlags } from './sessionUser';
import { CheckIfUserExistsDocument } from './userExists';

const noFlags: FeatureFlags = {
  conversion_wizard: false,
  payments_wizard: false,
  balance_funding_page: false,
  balances: false,
  beneficiaries_listing: false,
  designatedAccountType: false,
  ownershipStructureDiagram: false,
};

/** What may not be read without a second factor counts as absent. */
function withoutMfa({ users_by_pk: user, settings, ...rest }: GlobalDataWithoutMfaQuery): GlobalDataQuery {
  const nothing = {
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
    users_by_pk: user && { ...user, ...nothing },
    settings: settings.map((own) => ({ ...noFlags, ...own })),
  };
}

/** Asks for everything that a session begins with, all at once, and judges the answers. */
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
    const little = await ask(GlobalDataWithoutMfaDocument, { id });
    return judgeStart(session, {
      exists: await exists,
      accounts: undefined,
      global: little && withoutMfa(little),
    });
  }
  const accounts = ask(GetAccountsForUserDocument, { username: id, limit: 0, offset: 0 });
  const global = ask(GlobalDataDocument, { id });
  return judgeStart(session, { exists: await exists, accounts: await accounts, global: await global });
}
