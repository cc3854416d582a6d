import { invariant } from '../errors';
import { allOf, type BoolExp } from '../model/boolExp';
import type { Table } from '../model/table';
import { meaningOf, type TableOperation } from '../schema/meaning';
import { fieldArguments, required } from './arguments';
import { collectFields, type CollectedField, objectTypeOf } from './collectFields';
import { columnOperand } from './columnValue';
import type { PlanContext } from './context';
import { listItems, objectFields, type Input } from './input';
import { planInsert } from './insert';
import type { MutationOutput, MutationStep, ResponseField, RootNode, UpdateNode } from './nodes';
import { planOutput } from './output';
import { planAssignments, type MutationRequest } from './update';
import { seenColumn } from './seen';
import { planValidations } from './validations';
import { planWhere } from './where';

/** A root field that changes a table. */
export function planMutation(
  context: PlanContext,
  field: CollectedField,
  operation: TableOperation,
  table: Table,
): RootNode {
  const args = fieldArguments(context, field);
  const isRow = operation === 'insertOne' || operation === 'updateByPk' || operation === 'deleteByPk';
  const output = isRow ? ({ kind: 'row', fields: planOutput(context, field) } as const) : planResponse(context, field);
  const request = { field, operation, table, args, output };
  const steps = planSteps(context, request);
  const validations = planValidations(context, request);
  return { kind: 'mutation', name: field.responseName, validations, steps, asList: operation === 'updateMany' };
}

function planSteps(context: PlanContext, request: MutationRequest): MutationStep[] {
  const { args, table, output, field } = request;
  switch (request.operation) {
    case 'insert':
    case 'insertOne':
      return [planInsert(context, request)];
    case 'update':
      return [updateStep(context, request, args, planWhere(context, required(args, 'where')), field.path)];
    case 'updateByPk':
      return [
        updateStep(
          context,
          request,
          args,
          keyEquals(context, table, objectFields(required(args, 'pk_columns'))),
          field.path,
        ),
      ];
    case 'updateMany':
      return listItems(required(args, 'updates')).map((entry) => {
        const parts = objectFields(entry);
        return updateStep(context, request, parts, planWhere(context, required(parts, 'where')), field.path);
      });
    case 'delete':
      return [deleteStep(context, table, planWhere(context, required(args, 'where')), output)];
    case 'deleteByPk':
      return [deleteStep(context, table, keyEquals(context, table, args), output)];
    default:
      throw new Error(`${request.operation} changes nothing`);
  }
}

/** Equality with a whole primary key. */
export function keyEquals(context: PlanContext, table: Table, key: ReadonlyMap<string, Input>): BoolExp {
  const parts = table.primaryKey.map((column): BoolExp => {
    const value = columnOperand(required(key, column.graphqlName), column.type);
    const subject = { kind: 'column', ...seenColumn(context, column) } as const;
    return { kind: 'compare', subject, operator: '_eq', value, nullSafe: false };
  });
  return allOf(...parts);
}

function updateStep(
  context: PlanContext,
  request: MutationRequest,
  args: ReadonlyMap<string, Input>,
  where: BoolExp,
  path: string,
): MutationStep {
  const { table, output } = request;
  const permission = context.view.permissions(table).update;
  invariant(permission, `role ${context.view.role} may update ${table.name}`);
  const assignments = planAssignments(args, `${path}.args`);
  const isNothing = assignments.length === 0 && permission.presets.length === 0;
  if (isNothing) return { kind: 'nothing', table, output };
  const change: UpdateNode = { kind: 'update', table, permission, where: allOf(permission.filter, where), assignments };
  return { kind: 'change', change, output, path: '$' };
}

function deleteStep(context: PlanContext, table: Table, where: BoolExp, output: MutationOutput): MutationStep {
  const permission = context.view.permissions(table).delete;
  invariant(permission, `role ${context.view.role} may delete from ${table.name}`);
  return {
    kind: 'change',
    change: { kind: 'delete', table, where: allOf(permission.filter, where) },
    output,
    path: '$',
  };
}

function planResponse(context: PlanContext, field: CollectedField): MutationOutput {
  const type = objectTypeOf(field);
  const fields = collectFields(context, type, field.selectionSets, field.path).map((member): ResponseField => {
    const name = member.responseName;
    if (!member.definition) return { kind: 'typename', name, value: type.name };
    if (meaningOf(member.definition).kind === 'affectedRows') return { kind: 'affectedRows', name };
    return { kind: 'returning', name, fields: planOutput(context, member) };
  });
  return { kind: 'response', fields };
}
