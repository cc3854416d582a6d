import { EngineError } from '../errors';
import { type BoolExp } from '../model/boolExp';
import { describeBoolExp } from '../model/describeBoolExp';
import { type InsertNode, type UpdateNode } from '../plan/nodes';
import { checkLeavesStatement, leavesOf } from '../sql/checkLeaves';
import { type SqlOptions } from '../sql/statement';
import { bind, type Bindings } from './bind';
import { type CompiledStep } from './compile';
import { type Runner } from './database';
import { withHint } from './fieldHint';
import { runMutation } from './mutationRun';
import { type PreparedRequest } from './operationRun';

/** Ends the transaction in which a failure was looked at, so that nothing of it stays. */
class Seen extends Error {
  constructor(readonly hint: string | undefined) {
    super('seen');
  }
}

/**
 * Says of a check that has failed which of its parts, and on which row. The request is run again in a transaction that is rolled
 * back, as far as the change that fails. Nested inserts and checks that cannot be taken apart are left without a hint.
 */
export async function withCheckHint(prepared: PreparedRequest, options: SqlOptions, error: unknown): Promise<unknown> {
  if (!(error instanceof EngineError) || error.code !== 'permission-error') return error;
  const hint = await prepared.database
    .transaction(prepared.bindings.session, (runner) => repeat(runner, prepared, options, error.path))
    .catch((seen: unknown) => (seen instanceof Seen ? seen.hint : undefined));
  return hint === undefined ? error : withHint(error, hint);
}

async function repeat(
  runner: Runner,
  { operation, bindings }: PreparedRequest,
  options: SqlOptions,
  path: string,
): Promise<never> {
  const roots = operation.kind === 'subscription' ? [] : operation.roots;
  for (const root of roots) {
    if (root.kind !== 'mutation') continue;
    for (const step of root.steps) {
      if (step.kind !== 'change' || step.path !== path) {
        await runMutation(runner, { ...root, steps: [step] }, bindings, options);
        continue;
      }
      const hint = await failureOf(runner, step, bindings, options);
      if (hint) throw new Seen(hint);
    }
  }
  throw new Seen(undefined);
}

/** What fails of a change's check; undefined when nothing does, and the change is then made. */
async function failureOf(
  runner: Runner,
  { change, path }: CompiledStep & { kind: 'change' },
  bindings: Bindings,
  options: SqlOptions,
): Promise<string | undefined> {
  if (change.kind === 'delete') return undefined;
  const leaves = leavesOf(checkOf(change));
  const statement = checkLeavesStatement(change, leaves, options);
  const rows = await runner.run(statement, bind(statement, bindings), path);
  const index = rows.findIndex(([isGood]) => isGood === 'false');
  const [, key, ...holds] = rows[index] ?? [];
  if (index < 0) return undefined;
  const broken = leaves.filter((_, at) => holds[at] === 'false').map(describeBoolExp);
  return `row ${index} of "${change.table.name}" (${key}) does not pass the check: ${broken.join(' and ') || 'that of the update'}`;
}

function checkOf({ permission }: InsertNode | UpdateNode): BoolExp {
  return permission.check ?? { kind: 'and', of: [] };
}
