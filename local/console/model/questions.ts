import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLSchema } from 'graphql';
import { isJsonObject, type Json, type JsonObject } from '../../../hasura/engine/json';
import type { Question } from './filterClauses';
import type { RowKey } from './place';
import { isRow } from './rowKey';
import type { GraphqlRequest } from './rowsDocument';

/** Asks as admin, who sees every row, with admin's schema. */
export interface Admin {
  readonly ask: (request: GraphqlRequest) => Promise<unknown>;
  readonly schema: GraphQLSchema;
}

/** Answers all questions about a row with one query. */
export async function askQuestions(questions: readonly Question[], row: RowKey, admin: Admin): Promise<boolean[]> {
  if (questions.length === 0) return [];
  const asked = questions.map((question) => placed(admin.schema, question, row));
  const data = (await admin.ask(questionsRequest(asked, row))) as Readonly<Record<string, Json>>;
  return asked.map(({ path }, index) => isFound(data[`q${index}`] ?? null, path));
}

/** A question as a query can ask it: `path` is selected level by level, and its last level takes the condition. */
interface Placed {
  readonly table: string;
  readonly path: readonly string[];
  readonly target: string;
  readonly where: JsonObject;
}

/**
 * Selects the relationships up to the last list, and leaves those behind it to the condition: filters may follow three relationships
 * only, which many permissions exceed.
 */
function placed(schema: GraphQLSchema, { table, path, where, isAboutRow }: Question, row: RowKey): Placed {
  if (!isAboutRow) return { table, path: [], target: table, where };
  const steps = stepsOf(schema, table, path);
  const lists = steps.findLastIndex(({ isList }) => isList) + 1;
  const condition = path.slice(lists).reduceRight<JsonObject>((inner, name) => ({ [name]: inner }), where);
  const selected = path.slice(0, lists);
  if (lists === 0) return { table, path: selected, target: table, where: { _and: [isRow(row), condition] } };
  return { table, path: selected, target: steps[lists - 1]?.table ?? table, where: condition };
}

/** Whether the path leads to at most one row. */
export function leadsToOneRow(schema: GraphQLSchema, { table, path }: Question): boolean {
  return stepsOf(schema, table, path).every(({ isList }) => !isList);
}

interface Step {
  readonly table: string;
  readonly isList: boolean;
}

function stepsOf(schema: GraphQLSchema, table: string, [name, ...rest]: readonly string[]): Step[] {
  const type = schema.getType(table);
  const field = isObjectType(type) && name !== undefined && type.getFields()[name];
  if (!field) return [];
  const step = { table: getNamedType(field.type).name, isList: isListType(getNullableType(field.type)) };
  return [step, ...stepsOf(schema, step.table, rest)];
}

function questionsRequest(asked: readonly Placed[], row: RowKey): GraphqlRequest {
  const declared = asked.map(({ target }, index) => `$w${index}: ${target}_bool_exp!`);
  const through = asked.find(({ path }) => path.length > 0);
  if (through) declared.push(`$row: ${through.table}_bool_exp!`);
  const wheres = asked.map(({ where }, index): [string, Json] => [`w${index}`, where]);
  return {
    query: `query Explain(${declared.join(', ')}) { ${asked.map(field).join(' ')} }`,
    variables: { ...Object.fromEntries(wheres), ...(through ? { row: isRow(row) } : {}) },
  };
}

function field({ table, path }: Placed, index: number): string {
  const condition = `(where: $w${index}, limit: 1) { __typename }`;
  if (path.length === 0) return `q${index}: ${table}${condition}`;
  const inner = path
    .slice(0, -1)
    .reduceRight((below, name) => `${name} { ${below} }`, `${path.at(-1) ?? ''}${condition}`);
  return `q${index}: ${table}(where: $row, limit: 1) { ${inner} }`;
}

/** Whether some row stands at the end of the path. */
function isFound(value: Json, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => isFound(item, path));
  if (!isJsonObject(value)) return false;
  const [name, ...rest] = path;
  return name === undefined || isFound(value[name] ?? null, rest);
}
