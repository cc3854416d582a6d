import type { SqlOptions } from '../sql/statement';
import { bind, type Bindings } from './bind';
import type { CompiledRoot, CompiledStep } from './compile';
import type { Runner } from './database';
import { insertNested, requireCheckPassed } from './nestedInsert';

/** Runs a mutation field's steps in order and gives its JSON text. Throws permission-error when a check fails. */
export async function runMutation(
  runner: Runner,
  root: CompiledRoot & { kind: 'mutation' },
  bindings: Bindings,
  options: SqlOptions,
): Promise<string> {
  const bodies: string[] = [];
  for (const step of root.steps) bodies.push(await runStep(runner, step, bindings, options));
  return root.asList ? `[${bodies.join(',')}]` : (bodies[0] ?? 'null');
}

async function runStep(runner: Runner, step: CompiledStep, bindings: Bindings, options: SqlOptions): Promise<string> {
  switch (step.kind) {
    case 'nothing':
      return answer(runner, step.answer, { ...bindings, rows: '{}' });
    case 'nested': {
      const inserted = await insertNested(runner, step.step, bindings, options);
      return answer(runner, step.answer, { ...bindings, ...inserted });
    }
    case 'change':
      return runChange(runner, step, bindings);
  }
}

async function runChange(
  runner: Runner,
  { statements, path }: CompiledStep & { kind: 'change' },
  bindings: Bindings,
): Promise<string> {
  const [row] = await runner.run(statements.change, bind(statements.change, bindings), path);
  requireCheckPassed(row?.[0], path);
  if (!statements.answer) return row?.[1] ?? 'null';
  return answer(runner, statements.answer, { ...bindings, rows: row?.[1] ?? '{}' });
}

async function answer(runner: Runner, statement: Parameters<typeof bind>[0], bindings: Bindings): Promise<string> {
  const [row] = await runner.run(statement, bind(statement, bindings), '$');
  return row?.[0] ?? 'null';
}
