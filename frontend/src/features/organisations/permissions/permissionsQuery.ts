import { useCallback, useEffect, useState } from 'react';
import { gql, useClient, type Client, type TypedDocumentNode } from 'urql';
import { invariant } from '../../../../../domain/invariant';
import { adminCall } from '../../../graphql/requestHeaders';
import type { PermissionsQuery, PermissionsQueryVariables } from '../../../graphql/generated/operations';
import { readError, type ServiceError } from '../../../graphql/serviceError';
import type { Read } from '../../../graphql/useRead';
import { SeatStandingFragment, useWaitingSeats } from '../../../shared/seats/seatStanding';

/** A seat: who, on which account, with which role and limits. */
export type Permission = PermissionsQuery['CurrencyCloudContacts'][number];

/** A person who is linked to the organisation. */
export type Member = PermissionsQuery['users_organisations'][number];

/** The seats on the open accounts of an organisation, and its people, with a seat or without. */
export interface Permissions {
  readonly seats: readonly Permission[];
  readonly members: readonly Member[];
}

/** The most rows that the server gives at once. */
const pageSize = 250;

/** The most seats, and the most people, of an organisation that are read. */
const maxRows = 5000;

const PermissionsDocument: TypedDocumentNode<PermissionsQuery, PermissionsQueryVariables> = gql`
  query permissions($orgId: uuid!, $limit: Int!, $offset: Int!) {
    CurrencyCloudContacts(
      where: { account: { org_id: { _eq: $orgId }, is_closed: { _eq: false } } }
      order_by: [{ id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...SeatStanding
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
    users_organisations(
      where: { org_id: { _eq: $orgId } }
      order_by: [{ user_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      user_id
      org_id
      user {
        id
        first_name
        last_name
        enabled
      }
    }
  }
  ${SeatStandingFragment}
`;

type Answer = { readonly data: Permissions } | { readonly error: ServiceError };

async function readPermissions(client: Client, orgId: string): Promise<Answer> {
  const seats = new Map<string, Permission>();
  const members = new Map<string, Member>();
  for (let offset = 0; offset < maxRows; offset += pageSize) {
    const variables = { orgId, limit: pageSize, offset };
    const context = { ...adminCall, requestPolicy: 'network-only' } as const;
    const { data, error } = await client.query(PermissionsDocument, variables, context);
    if (error) return { error: readError(error) };
    invariant(data, 'an answer without an error has data');
    for (const seat of data.CurrencyCloudContacts) seats.set(seat.id, seat);
    for (const member of data.users_organisations) members.set(member.user_id, member);
    if (Math.max(data.CurrencyCloudContacts.length, data.users_organisations.length) < pageSize) break;
  }
  return { data: { seats: [...seats.values()], members: [...members.values()] } };
}

/**
 * Every seat on an open account of an organisation, and all people linked to it, read page by page, and again
 * while a seat waits. A reload keeps what is shown.
 */
export function usePermissions(orgId: string): Read<Permissions> {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly attempt: number; readonly answer: Answer }>();
  useEffect(() => {
    let isGone = false;
    void readPermissions(client, orgId).then((answer) => {
      if (!isGone) setResult({ attempt, answer });
    });
    return () => {
      isGone = true;
    };
  }, [client, orgId, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  const isReading = result?.attempt !== attempt;
  const data = result && 'data' in result.answer ? result.answer.data : undefined;
  useWaitingSeats({ reload }, data?.seats);
  return {
    data,
    isLoading: isReading && !data,
    isRefreshing: isReading && data !== undefined,
    error: !isReading && 'error' in result.answer ? result.answer.error : undefined,
    reload,
  };
}
