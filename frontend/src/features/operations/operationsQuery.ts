import { gql, type TypedDocumentNode } from 'urql';
import type {
  OperationsQuery,
  OperationsQueryVariables,
  ScheduleRunsQuery,
  ScheduleRunsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { pageVariables } from '../../shared/listQuery';
import { usePolling } from '../../ui/timing';

/** What the runs of a name came to. A login at the provider has a name of its own: `sync-provider <login>`. */
export type ScheduleState = OperationsQuery['schedule_states'][number];
/** A kind of work that waits. */
export type OwedWork = OperationsQuery['owed_work'][number];
/** An alarm that is not cleared. */
export type OpenAlarm = OperationsQuery['alarms'][number];
/** A run of a schedule. */
export type ScheduleRun = ScheduleRunsQuery['schedule_runs'][number];

const pollMs = 15_000;

const OperationsDocument: TypedDocumentNode<OperationsQuery, OperationsQueryVariables> = gql`
  query operations {
    schedule_states {
      name
      started_at
      ended_run_started_at
      finished_at
      outcome
      report
      failures
      failed_at
      failure
    }
    owed_work {
      kind
      waiting
      tried
      oldest_at
    }
    alarms(where: { cleared_at: { _is_null: true } }, order_by: [{ raised_at: desc }, { id: asc }], limit: 100) {
      id
      kind
      subject
      message
      details
      raised_at
    }
    alarms_aggregate(where: { cleared_at: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`;

/** The state of all schedules and what they owe, read again every 15 seconds: runs begin and end each second. */
export function useOperations() {
  const read = useRead({ query: OperationsDocument, variables: {} });
  usePolling(read.reload, pollMs, true);
  return read;
}

const ScheduleRunsDocument: TypedDocumentNode<ScheduleRunsQuery, ScheduleRunsQueryVariables> = gql`
  query scheduleRuns($names: [String!]!, $outcomes: [String!]!, $limit: Int!, $offset: Int!) {
    schedule_runs(
      where: { name: { _in: $names }, outcome: { _in: $outcomes } }
      order_by: [{ started_at: desc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      started_at
      finished_at
      outcome
      report
    }
  }
`;

const failures = ['failed', 'abandoned'];

/** A page of the runs of some names that ended, the newest first. */
export function useScheduleRuns(names: readonly string[], onlyFailed: boolean, page: number) {
  const outcomes = onlyFailed ? failures : ['done', ...failures];
  return useRead({ query: ScheduleRunsDocument, variables: { names: [...names], outcomes, ...pageVariables(page) } });
}
