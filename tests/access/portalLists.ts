import { parse, type OperationDefinitionNode, type TypeNode } from 'graphql';
import type { Json, JsonObject } from '../../hasura/engine/json';
import type { Metadata } from '../../hasura/engine/metadata/types';
import type { List, Viewer } from './naturalLists';

/** A reading document of the SPA with one set of values. */
export interface PortalList extends List {
  readonly variables: JsonObject;
}

/**
 * Every query and subscription of the SPA, with each of the filters that its screen offers.
 * @throws Error for a variable that has no value here
 */
export function portalLists(
  { query_collections: collections = [], actions = [] }: Metadata,
  viewer: Viewer,
): PortalList[] {
  const actionNames = new Set(actions.map(({ name }) => name));
  const documents = collections.flatMap(({ definition }) => definition.queries);
  return documents.flatMap(({ name, query }) => {
    const operation = parse(query).definitions[0] as OperationDefinitionNode;
    if (operation.operation === 'mutation' || isAllActions(operation, actionNames)) return [];
    const filters = filtersOf(viewer)[name] ?? [undefined];
    const orders = ordersOf[name] ?? [undefined];
    const choices = filters.flatMap((where) => orders.map((orderBy) => ({ where, orderBy })));
    return choices.map((choice) => ({ name, query, variables: valuesOf(name, operation, viewer, choice) }));
  });
}

function isAllActions({ selectionSet }: OperationDefinitionNode, actions: ReadonlySet<string>): boolean {
  return selectionSet.selections.every((one) => one.kind === 'Field' && actions.has(one.name.value));
}

function valuesOf(
  name: string,
  { variableDefinitions = [] }: OperationDefinitionNode,
  viewer: Viewer,
  choice: { readonly where: Json | undefined; readonly orderBy: Json | undefined },
): JsonObject {
  const known: Readonly<Record<string, Json | undefined>> = {
    ...choice,
    accountId: viewer.account,
    orgId: viewer.organisation,
    username: viewer.user,
    userId: viewer.user,
    currency: 'GBP',
    lastSeen: viewer.since,
    today: viewer.since,
    from: viewer.since,
    to: '2026-12-31',
    limit: 15,
    offset: 15,
    // What the palette finds is what the lists' own searches find.
    payments: filtersOf(viewer).Payments?.at(-1),
    beneficiaries: filtersOf(viewer).beneficiaries?.at(-1),
  };
  const values = variableDefinitions.map(({ variable, type }) => {
    const value = known[variable.name.value] ?? keyOf(variable.name.value, type, viewer);
    if (value === undefined) throw new Error(`${name}: portalLists has no value for $${variable.name.value}`);
    return [variable.name.value, value] as const;
  });
  return Object.fromEntries(values);
}

/** The orders that readers may choose, by document; each is read from both ends. */
const ordersOf: Readonly<Record<string, readonly JsonObject[][]>> = {
  Payments: [
    [{ createdAt: 'desc' }, { id: 'desc' }],
    [{ paymentDate: 'asc' }, { id: 'asc' }],
    [{ amount: 'desc' }, { id: 'desc' }],
  ],
  beneficiaries: [
    [{ name: 'asc' }, { id: 'asc' }],
    [{ bankCountry: 'asc' }, { id: 'asc' }],
    [{ currency: 'asc' }, { id: 'asc' }],
  ],
};

/** Any key plans like any other. */
function keyOf(name: string, type: TypeNode, { account, user }: Viewer): Json | undefined {
  if (name !== 'id') return undefined;
  const named = type.kind === 'NonNullType' ? type.type : type;
  return named.kind === 'NamedType' && named.name.value === 'uuid' ? account : user;
}

/** The filters of screens that choose them as they go, by document. */
function filtersOf({ account }: Viewer): Readonly<Record<string, readonly JsonObject[]>> {
  const contains = { _ilike: '%7-3%' };
  const ofAccount = { accountId: { _eq: account } };
  const payees = {
    is_most_recent: { _eq: true },
    beneficiary: { account_id: { _eq: account }, enabled: { _eq: true } },
  };
  const accounts: JsonObject[] = [{ name: contains }, { reference: contains }, { organisation: { name: contains } }];
  return {
    Payments: [
      ofAccount,
      { ...ofAccount, status: { _in: ['failed', 'suspended'] } },
      {
        ...ofAccount,
        _or: [{ beneficiarySlice: { name: contains } }, { reference: contains }, { shortReference: contains }],
      },
    ],
    GetAccountsForUser: [{}, { account: { _or: accounts } }],
    AllAccounts: [{}, { _or: accounts }],
    beneficiaries: [payees, { ...payees, name: contains }],
    Payees: [payees, { ...payees, name: contains }, { ...payees, beneficiaryId: { _eq: account } }],
  };
}
