import { print, type GraphQLObjectType, type OperationDefinitionNode } from 'graphql';
import { EngineError, fieldNotFound, validationFailed } from '../errors';
import type { Json } from '../json';
import { allOf } from '../model/boolExp';
import type { TrackedFunction } from '../model/model';
import { meaningOf } from '../schema/meaning';
import type { RoleSchema } from '../schema/roleSchema';
import { planAction } from './action';
import { fieldArguments } from './arguments';
import { collectFields, type CollectedField, objectTypeOf } from './collectFields';
import type { PlanContext } from './context';
import { checkOperationDirectives } from './directives';
import type { Operation } from './document';
import { outsideFilters } from './filterLimits';
import { planFunctionCall } from './functionCall';
import type { Guard } from './inputContext';
import { keyEquals, planMutation } from './mutation';
import type { RootNode, SelectionNode } from './nodes';
import { planOutput, planSelection } from './output';
import { planRows } from './rows';
import { planStream } from './stream';

/** A planned operation; it may serve other variables as long as its guards hold. */
export interface OperationPlan {
  readonly kind: OperationDefinitionNode['operation'];
  readonly roots: readonly RootNode[];
  readonly guards: readonly Guard[];
}

/** Plans an operation for a role. Throws EngineError with Hasura's code, path and message for what the schema refuses. */
export function planOperation(
  schema: RoleSchema,
  operation: Operation,
  variables: Readonly<Record<string, Json>>,
): OperationPlan {
  const { node } = operation;
  const context: PlanContext = {
    schema,
    view: schema.view,
    fragments: operation.fragments,
    inputs: { variables, definitions: operation.variables, guards: [], filterTerms: 0 },
    filterPlace: outsideFilters,
  };
  checkOperationDirectives(node.directives ?? [], node.operation);
  const root = rootType(schema, node.operation);
  const fields = collectFields(context, root, [{ node: node.selectionSet, spreads: [] }], '$');
  if (node.operation === 'subscription' && fields.length !== 1 && !allowsMany(node)) {
    throw validationFailed('$', 'subscriptions must select one top level field');
  }
  const roots = fields.flatMap((field) => planRoots(context, operation, root, field));
  if (roots.length > 1 && roots.some(({ kind }) => kind === 'stream')) {
    throw new EngineError('not-supported', mixedWithStream);
  }
  return { kind: node.operation, roots, guards: context.inputs.guards };
}

const mixedWithStream = 'streaming and livequery subscriptions cannot be executed in the same subscription';

function allowsMany(node: OperationDefinitionNode): boolean {
  return node.directives?.some(({ name }) => name.value === '_multiple_top_level_fields') ?? false;
}

function rootType(schema: RoleSchema, operation: OperationDefinitionNode['operation']): GraphQLObjectType {
  if (operation === 'query') return schema.query;
  const root = operation === 'mutation' ? schema.mutation : schema.subscription;
  if (!root) throw validationFailed('$', `no ${operation}s exist`);
  return root;
}

/** One root field, or all those inside a namespace field. */
function planRoots(
  context: PlanContext,
  operation: Operation,
  root: GraphQLObjectType,
  field: CollectedField,
): RootNode[] {
  if (!field.definition || meaningOf(field.definition).kind !== 'namespace') {
    return [planRoot(context, operation, root, field)];
  }
  const type = objectTypeOf(field);
  return collectFields(context, type, field.selectionSets, field.path).map((member) => ({
    ...planRoot(context, operation, type, member),
    namespace: field.responseName,
  }));
}

function planRoot(
  context: PlanContext,
  operation: Operation,
  root: GraphQLObjectType,
  field: CollectedField,
): RootNode {
  const name = field.responseName;
  if (!field.definition) return planMeta(context, operation, root, field);
  const meaning = meaningOf(field.definition);
  switch (meaning.kind) {
    case 'message':
      return { kind: 'constant', name, value: meaning.text };
    case 'action':
      return planAction(context, field, meaning.action);
    case 'function':
      return { kind: 'select', name, selection: planFunction(context, field, meaning.fn, meaning.aggregate) };
    case 'table':
      return planTable(context, field, meaning);
    default:
      throw new Error(`a root has no ${meaning.kind} field`);
  }
}

function planTable(
  context: PlanContext,
  field: CollectedField,
  { table, operation }: Extract<ReturnType<typeof meaningOf>, { kind: 'table' }>,
): RootNode {
  const name = field.responseName;
  switch (operation) {
    case 'select':
    case 'selectAggregate': {
      const args = fieldArguments(context, field);
      const selection = planSelection(context, field, args, table, operation === 'selectAggregate');
      return { kind: 'select', name, selection };
    }
    case 'selectByPk': {
      const key = keyEquals(context, table, fieldArguments(context, field));
      const rows = planRows(context, table, new Map(), field.path);
      const where = allOf(key, rows.where);
      const selection = {
        kind: 'single',
        rows: { ...rows, where, permissionLimit: undefined },
        fields: planOutput(context, field),
      } as const;
      return { kind: 'select', name, selection };
    }
    case 'selectStream':
      return planStream(context, field, table);
    default:
      return planMutation(context, field, operation, table);
  }
}

function planFunction(
  context: PlanContext,
  field: CollectedField,
  fn: TrackedFunction,
  aggregate: boolean,
): SelectionNode {
  const args = fieldArguments(context, field);
  const call = planFunctionCall(fn.call, args.get('args'), field.path);
  const source = { kind: 'function', call } as const;
  if (fn.returnsSet || aggregate) return planSelection(context, field, args, fn.returns, aggregate, source);
  const rows = planRows(context, fn.returns, args, field.path, source);
  return { kind: 'single', rows, fields: planOutput(context, field) };
}

/** `__typename` is known; introspection is left to graphql-js over the role's schema, with its variables filled in. */
function planMeta(
  context: PlanContext,
  operation: Operation,
  root: GraphQLObjectType,
  field: CollectedField,
): RootNode {
  const name = field.responseName;
  if (field.node.name.value === '__typename') return { kind: 'constant', name, value: root.name };
  if (!context.view.hasIntrospection) throw fieldNotFound(field.path, field.node.name.value, root.name);
  if (operation.node.operation !== 'query') {
    throw new EngineError('not-supported', 'introspection is for queries', field.path);
  }
  const fragments = [...operation.fragments.values()].map((fragment) => print(fragment)).join('\n');
  const variables = operation.node.variableDefinitions?.map((definition) => print(definition)).join(', ');
  const heading = variables ? `query (${variables})` : 'query';
  return { kind: 'introspection', name, query: `${heading} { ${print(field.node)} } ${fragments}` };
}
