import { isListType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql';
import { invariant } from '../errors';
import type { Action, ActionRelationship } from '../model/model';
import { meaningOf } from '../schema/meaning';
import { argumentReader } from './actionArguments';
import { fieldArguments } from './arguments';
import { collectFields, type CollectedField } from './collectFields';
import type { PlanContext } from './context';
import type { Input } from './input';
import type { CustomOutputNode, CustomOutputType, RootNode, SelectionNode } from './nodes';
import { planOutput, planSelection } from './output';
import { planRows } from './rows';

/** A root field that an action's handler answers. */
export function planAction(context: PlanContext, field: CollectedField, action: Action): RootNode {
  invariant(field.definition, 'an action is a field');
  const args = argumentReader(fieldArguments(context, field));
  const output = planOutputType(context, field, field.definition.type);
  return { kind: 'action', name: field.responseName, action, arguments: args, output };
}

function planOutputType(context: PlanContext, field: CollectedField, type: GraphQLOutputType): CustomOutputType {
  if (isNonNullType(type)) return { kind: 'nonNull', of: planOutputType(context, field, type.ofType) };
  if (isListType(type)) return { kind: 'list', of: planOutputType(context, field, type.ofType) };
  if (!isObjectType(type)) return { kind: 'leaf', scalar: type.name };
  const fields = collectFields(context, type, field.selectionSets, field.path).map((member) =>
    member.definition
      ? planMember(context, member)
      : ({ kind: 'typename', name: member.responseName, value: type.name } as const),
  );
  return { kind: 'object', typeName: type.name, fields };
}

function planMember(context: PlanContext, field: CollectedField): CustomOutputNode {
  invariant(field.definition, 'meta fields are handled before');
  const meaning = meaningOf(field.definition);
  const args = fieldArguments(context, field);
  const name = field.responseName;
  if (meaning.kind === 'customRelationship') {
    const { relationship, aggregate } = meaning;
    return {
      kind: 'related',
      name,
      relationship,
      selection: planRelated(context, field, args, relationship, aggregate),
    };
  }
  return {
    kind: 'field',
    name,
    key: field.definition.name,
    type: planOutputType(context, field, field.definition.type),
  };
}

function planRelated(
  context: PlanContext,
  field: CollectedField,
  args: ReadonlyMap<string, Input>,
  { kind, target }: ActionRelationship,
  aggregate: boolean,
): SelectionNode {
  if (kind === 'array') return planSelection(context, field, args, target, aggregate);
  const rows = planRows(context, target, args, field.path);
  return { kind: 'single', rows, fields: planOutput(context, field) };
}
