import { useEffect, useState } from 'react';
import { gql, useClient, type Client, type TypedDocumentNode } from 'urql';
import { invariant } from '../../../../../domain/invariant';
import { adminCall } from '../../../graphql/requestHeaders';
import type { PermissionsQuery, PermissionsQueryVariables } from '../../../graphql/generated/operations';
import { readError, type ServiceError } from '../../../graphql/serviceError';
import type { Read } from '../../../graphql/useRead';

/** A seat: who, on which account, with which role and limits. */
export type Permission = PermissionsQuery['CurrencyCloudContacts'][number];

/** The most rows that the server gives at once. */
const pageSize = 250;

/** The most seats of a report. */
const maxSeats = 5000;

const PermissionsDocument: TypedDocumentNode<PermissionsQuery, PermissionsQueryVariables> = gql`
  query permissions($orgId: uuid!, $limit: Int!, $offset: Int!) {
    CurrencyCloudContacts(
      where: { account: { org_id: { _eq: $orgId }, is_closed: { _eq: false } } }
      order_by: [{ id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      user_id
      lower_fx_limit
      upper_fx_limit
      account {
        id
        name
        reference
      }
      role {
        id
        name
        can_create_beneficiaries
        can_create_conversions
        can_create_payments
      }
      user {
        id
        first_name
        last_name
        enabled
      }
    }
  }
`;

type AllPermissions = { readonly data: readonly Permission[] } | { readonly error: ServiceError };

async function readAllPermissions(client: Client, orgId: string): Promise<AllPermissions> {
  const seats = new Map<string, Permission>();
  for (let offset = 0; offset < maxSeats; offset += pageSize) {
    const variables = { orgId, limit: pageSize, offset };
    const context = { ...adminCall, requestPolicy: 'network-only' } as const;
    const { data, error } = await client.query(PermissionsDocument, variables, context);
    if (error) return { error: readError(error) };
    invariant(data, 'an answer without an error has data');
    for (const seat of data.CurrencyCloudContacts) seats.set(seat.id, seat);
    if (data.CurrencyCloudContacts.length < pageSize) break;
  }
  return { data: [...seats.values()] };
}

/** Every seat on an open account of an organisation, read page by page. */
export function usePermissions(orgId: string): Read<readonly Permission[]> {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<AllPermissions>();
  useEffect(() => {
    let isGone = false;
    void readAllPermissions(client, orgId).then((all) => {
      if (!isGone) setResult(all);
    });
    return () => {
      isGone = true;
    };
  }, [client, orgId, attempt]);
  return {
    data: result && 'data' in result ? result.data : undefined,
    isLoading: result === undefined,
    isRefreshing: false,
    error: result && 'error' in result ? result.error : undefined,
    reload: () => {
      setResult(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
