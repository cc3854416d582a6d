import type { Table } from '../model/table';
import type { TableOperation } from '../schema/meaning';
import type { CollectedField } from './collectFields';
import type { Input } from './input';
import type { MutationOutput } from './nodes';

/** All that planning one changing field needs. */
export interface MutationRequest {
  readonly field: CollectedField;
  readonly operation: TableOperation;
  readonly table: Table;
  readonly args: ReadonlyMap<string, Input>;
  readonly output: MutationOutput;
}
