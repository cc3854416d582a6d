import { EngineError } from '../errors';
import type { BoolExp } from '../model/boolExp';
import { describeBoolExp } from '../model/describeBoolExp';
import type { InsertNode, UpdateNode } from '../plan/nodes';
import { checkLeavesStatement, leavesOf } from '../sql/checkLeaves';
import type { SqlOptions } from '../sql/statement';
import { bind, type Bindings } from './bind';
import type { CompiledStep } from './compile';
import type { Runner } from './database';
import { withHint } from './fieldHint';
import { runMutation } from './mutationRun';
import type { PreparedRequest } from './operationRun';

/** Carries the hint out of the transaction that repeats the request; throwing it rolls the transaction back. */
class HintFound extends Error {
  constructor(readonly hint: string | undefined) {
    super('hint found');
  }
}

/**
 * Adds to the error of a failed check which of its parts failed, and for which row. The request is run again, up to the change that
 * fails, in a transaction that is rolled back. Nested inserts and checks without separable parts get no hint.
 */
export async function withCheckHint(prepared: PreparedRequest, options: SqlOptions, error: unknown): Promise<unknown> {
  if (!(error instanceof EngineError) || error.code !== 'permission-error') return error;
  const hint = await prepared.database
    .transaction(prepared.bindings.session, (runner) => repeat(runner, prepared, options, error.path))
    .catch((thrown: unknown) => (thrown instanceof HintFound ? thrown.hint : undefined));
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
      if (hint) throw new HintFound(hint);
    }
  }
  throw new HintFound(undefined);
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
