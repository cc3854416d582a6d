import type { OperationPlan } from '../plan/operation';
import type { Guard } from '../plan/inputContext';
import type {
  ChangeNode,
  CustomOutputNode,
  CustomOutputType,
  MutationStep,
  RootNode,
  ValidationNode,
} from '../plan/nodes';
import { liveStatement, type LiveStatement } from '../sql/live';
import { relatedStatement } from '../sql/related';
import { answerStatement, mutationStatements, type MutationStatements } from '../sql/mutation';
import { selectStatement } from '../sql/selection';
import type { SqlOptions, Statement } from '../sql/statement';

/** A step of a mutation with its statements. */
export type CompiledStep =
  | {
      readonly kind: 'change';
      readonly change: ChangeNode;
      readonly statements: MutationStatements;
      readonly path: string;
    }
  | { readonly kind: 'nested'; readonly step: MutationStep & { kind: 'nested' }; readonly answer: Statement }
  | { readonly kind: 'nothing'; readonly answer: Statement };

/** A root field with its statements, and the namespace field in which it stands. */
export type CompiledRoot = { readonly namespace?: string } & (
  | Extract<RootNode, { kind: 'constant' | 'introspection' }>
  | { readonly kind: 'select'; readonly name: string; readonly statement: Statement }
  /** A column of the request's one reading statement. */
  | { readonly kind: 'read'; readonly name: string; readonly column: number }
  | {
      readonly kind: 'mutation';
      readonly name: string;
      readonly validations: readonly ValidationNode[];
      readonly steps: readonly CompiledStep[];
      readonly asList: boolean;
    }
  | {
      readonly kind: 'action';
      readonly node: RootNode & { kind: 'action' };
      readonly name: string;
      readonly related: ReadonlyMap<CustomOutputNode, Statement>;
    }
);

/** A query or mutation that can be run again and again while its guards hold. */
export interface CompiledRequest {
  readonly kind: 'query' | 'mutation';
  /** What the root fields of a query read, all in one statement. */
  readonly reads?: Statement;
  readonly roots: readonly CompiledRoot[];
  readonly guards: readonly Guard[];
}

/** A subscription; while its guards hold, all its subscribers share the statement. */
export interface CompiledSubscription {
  readonly kind: 'subscription';
  readonly live: LiveStatement;
  readonly guards: readonly Guard[];
}

/** A compiled operation of any kind. */
export type CompiledOperation = CompiledRequest | CompiledSubscription;

/** Turns a plan into statements. */
export function compileOperation({ kind, roots, guards }: OperationPlan, options: SqlOptions): CompiledOperation {
  if (kind === 'subscription') return { kind, guards, live: liveStatement(roots, options) };
  const selections = roots.flatMap((root) => (kind === 'query' && root.kind === 'select' ? [root.selection] : []));
  const reads = selections.length > 0 ? selectStatement(selections, options) : undefined;
  const compiled = roots.map((root) => {
    const { namespace } = root;
    if (kind === 'query' && root.kind === 'select') {
      return { kind: 'read', name: root.name, column: selections.indexOf(root.selection), namespace } as const;
    }
    return { ...compileRoot(root, options), namespace };
  });
  return { kind, guards, reads, roots: compiled };
}

function compileRoot(root: RootNode, options: SqlOptions): CompiledRoot {
  switch (root.kind) {
    case 'constant':
    case 'introspection':
      return root;
    case 'select':
      return { kind: 'select', name: root.name, statement: selectStatement([root.selection], options) };
    case 'mutation':
      return { ...root, steps: root.steps.map((step) => compileStep(step, options)) };
    case 'action':
      return { kind: 'action', name: root.name, node: root, related: relatedStatements(root.output, options) };
    case 'stream':
      throw new Error('only subscriptions have streams');
  }
}

function compileStep(step: MutationStep, options: SqlOptions): CompiledStep {
  switch (step.kind) {
    case 'change':
      return {
        kind: 'change',
        change: step.change,
        statements: mutationStatements(step.change, step.output, options),
        path: step.path,
      };
    case 'nested':
      return { kind: 'nested', step, answer: answerStatement(step.table, step.output, options, 'request') };
    case 'nothing':
      return { kind: 'nothing', answer: answerStatement(step.table, step.output, options) };
  }
}

function relatedStatements(output: CustomOutputType, options: SqlOptions): Map<CustomOutputNode, Statement> {
  const found = new Map<CustomOutputNode, Statement>();
  const visit = (type: CustomOutputType): void => {
    if (type.kind === 'nonNull' || type.kind === 'list') return visit(type.of);
    if (type.kind !== 'object') return;
    for (const field of type.fields) {
      if (field.kind === 'related') found.set(field, relatedStatement(field.relationship, field.selection, options));
      if (field.kind === 'field') visit(field.type);
    }
  };
  visit(output);
  return found;
}
