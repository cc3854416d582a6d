import type { ParameterValue } from '../model/boolExp';
import { completeVariables, parseDocument, pickOperation } from '../plan/document';
import type { MutationStep, NestedInsertNode, RootNode } from '../plan/nodes';
import { planOperation, type OperationPlan } from '../plan/operation';
import type { Session } from '../session';
import { liveStatement } from '../sql/live';
import { answerStatement, mutationStatements, rowsStatement } from '../sql/mutation';
import { selectStatement } from '../sql/selection';
import type { SqlOptions, Statement } from '../sql/statement';
import { bind, bindRows } from './bind';
import type { Runner } from './database';
import type { Generation } from './generation';
import type { GraphqlRequest } from './operationRun';

/** One statement of an operation with Postgres' plan for it; nulls for a field that asks the database nothing. */
export interface ExplainedStatement {
  /** The root field; of a subscription all of them. */
  readonly field: string;
  readonly sql: string | null;
  readonly parameters: readonly ParameterValue[];
  /** The lines that `explain` gives. */
  readonly plan: readonly string[] | null;
}

/** An operation's kind and its statements, each root field by itself. */
export interface Explanation {
  readonly kind: OperationPlan['kind'];
  readonly statements: readonly ExplainedStatement[];
}

/**
 * Plans an operation as a role would run it and asks Postgres how it would go about it; nothing is run, no handler is called.
 * Rows that a statement takes from the one before it are none. Throws EngineError as running it would.
 */
export async function explainOperation(
  { schema, database }: Pick<Generation, 'schema' | 'database'>,
  session: Session,
  request: Pick<GraphqlRequest, 'query' | 'operationName' | 'variables'>,
  options: SqlOptions,
): Promise<Explanation> {
  const operation = pickOperation(parseDocument(request.query), request.operationName);
  const variables = completeVariables(operation.variables, request.variables);
  const plan = planOperation(schema(session), operation, variables);
  const bindings = { session, variables, rows: '{}', affectedRows: 0 };
  const statements: ExplainedStatement[] = [];
  for (const { field, statement } of statementsOf(plan, options)) {
    if (!statement) statements.push({ field, sql: null, parameters: [], plan: null });
    else {
      const values = bind(statement, bindings);
      const parameters = plan.kind === 'subscription' ? bindRows(statement, [values]) : values;
      statements.push(await explain(database, field, statement, parameters));
    }
  }
  return { kind: plan.kind, statements };
}

async function explain(
  runner: Runner,
  field: string,
  statement: Statement,
  parameters: ParameterValue[],
): Promise<ExplainedStatement> {
  const rows = await runner.run({ ...statement, text: `explain ${statement.text}` }, parameters, '$');
  return { field, sql: statement.text, parameters, plan: rows.map(([line]) => line ?? '') };
}

interface FieldStatement {
  readonly field: string;
  readonly statement?: Statement;
}

function statementsOf({ kind, roots }: OperationPlan, options: SqlOptions): FieldStatement[] {
  if (kind !== 'subscription') return roots.flatMap((root) => rootStatements(root, options));
  const field = roots.map(({ name }) => name).join(', ');
  return [{ field, statement: liveStatement(roots, options).statement }];
}

function rootStatements(root: RootNode, options: SqlOptions): FieldStatement[] {
  const field = root.name;
  switch (root.kind) {
    case 'select':
      return [{ field, statement: selectStatement([root.selection], options) }];
    case 'mutation':
      return root.steps.flatMap((step) => stepStatements(step, options)).map((statement) => ({ field, statement }));
    default:
      return [{ field }];
  }
}

function stepStatements(step: MutationStep, options: SqlOptions): Statement[] {
  switch (step.kind) {
    case 'change': {
      const { change, answer } = mutationStatements(step.change, step.output, options);
      return answer ? [change, answer] : [change];
    }
    case 'nested':
      return [
        ...step.rows.flatMap((node) => nestedStatements(node, options)),
        answerStatement(step.table, step.output, options, 'request'),
      ];
    case 'nothing':
      return [];
  }
}

/** The inserts of a tree in their order; keys that come from rows inserted before are left to their defaults. */
function nestedStatements({ row, before, after }: NestedInsertNode, options: SqlOptions): Statement[] {
  const around = (relations: NestedInsertNode['before']): Statement[] =>
    relations.flatMap(({ rows }) => rows.flatMap((child) => nestedStatements(child, options)));
  return [...around(before), rowsStatement(row, options), ...around(after)];
}
