import { isJsonObject, type Json, type JsonObject } from '../../../hasura/engine/json';
import type { NameReference } from '../../../hasura/engine/metadata/types';
import { isSessionVariable } from '../../../hasura/engine/session';

/** The variables of a session by their names in lower case. */
export type SessionVariables = Readonly<Record<string, string>>;

/** A condition on a table. It is asked of the row that is explained, or, for `_exists`, of any row of another table. */
export interface Question {
  readonly table: string;
  /** The relationships from the table to the rows of which some row has to fulfil `where`. */
  readonly path: readonly string[];
  readonly where: JsonObject;
  readonly isAboutRow: boolean;
}

/** One part of a permission's filter, with the question whether it holds. */
export interface Clause {
  /** The part in words, such as `account.contacts.user.id _eq X-Hasura-User-Id = maker`. */
  readonly text: string;
  /** How the parts below make up this one. A test has none. */
  readonly joins: 'all' | 'any' | 'not' | 'test';
  readonly parts: readonly Clause[];
  readonly question: Question;
}

/** Whether a row of the table fulfils the condition. */
export type Exists = (table: string, where: JsonObject) => boolean;

interface Context {
  readonly table: string;
  readonly isAboutRow: boolean;
  /** The relationships from the table to where the part stands. */
  readonly path: readonly string[];
  readonly session: SessionVariables;
  readonly exists: Exists;
}

const everyRow: JsonObject = { _and: [] };
const noRow: JsonObject = { _or: [] };

/**
 * Takes a permission's filter apart. Each part carries a condition that GraphQL's `where` takes: session variables are replaced with
 * their values, and `_exists`, which `where` does not offer, with what `exists` says.
 * @param filter as the metadata writes it
 */
export function filterClauses(table: string, filter: JsonObject, session: SessionVariables, exists: Exists): Clause {
  return together({ table, isAboutRow: true, path: [], session, exists }, filter);
}

/** The conditions of each `_exists` in a filter, which have to be asked before the parts around them. */
export function existsQuestions(table: string, filter: JsonObject, session: SessionVariables): Question[] {
  const walk = ({ question, parts }: Clause): Question[] => (question.isAboutRow ? parts.flatMap(walk) : [question]);
  return walk(filterClauses(table, filter, session, () => false));
}

/** The parts of an object hold together. A single one stands for the object. */
function together(context: Context, filter: JsonObject): Clause {
  const parts = Object.entries(filter).flatMap(([key, value]) => entryClauses(context, key, value));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return joined(context, 'all', togetherText(context, parts.length === 0), filter, parts);
}

function togetherText({ path, isAboutRow, table }: Context, isEmpty: boolean): string {
  const of = path.length > 0 ? path.join('.') : isAboutRow ? undefined : table;
  if (!of) return isEmpty ? 'every row' : 'all of';
  return isEmpty ? `a row of ${of}` : `one row of ${of} with all of`;
}

function entryClauses(context: Context, key: string, value: Json): Clause[] {
  switch (key) {
    case '_and':
      return objectsOf(value).map((item) => together(context, item));
    case '_or': {
      const parts = objectsOf(value).map((item) => together(context, item));
      return [joined(context, 'any', 'one of', { _or: value }, parts)];
    }
    case '_not': {
      const parts = objectsOf(value).map((item) => together(context, item));
      return [joined(context, 'not', 'not', { _not: value }, parts)];
    }
    case '_exists':
      return [existsClause(context, value)];
    default:
      return isTest(value) ? tests(context, key, value) : [related(context, key, value)];
  }
}

const objectsOf = (value: Json) => [value].flat().filter(isJsonObject);

/** A value that is no object is compared for equality; an object with an operator is a test, any other a relationship. */
function isTest(value: Json): boolean {
  if (!isJsonObject(value)) return true;
  return Object.keys(value).some((key) => key.startsWith('_') && !['_and', '_or', '_not', '_exists'].includes(key));
}

const operatorsOf = (value: Json): [string, Json][] => (isJsonObject(value) ? Object.entries(value) : [['_eq', value]]);

function tests(context: Context, column: string, value: Json): Clause[] {
  const name = [...context.path, column].join('.');
  return operatorsOf(value).map(([operator, operand]) => {
    const text = `${name} ${operator} ${operandText(operand, context.session)}`;
    return joined(context, 'test', text, { [column]: { [operator]: operand } }, []);
  });
}

function operandText(operand: Json, session: SessionVariables): string {
  if (isSessionVariable(operand)) return `${operand} = ${session[operand.toLowerCase()] ?? '(not set)'}`;
  return typeof operand === 'string' ? operand : JSON.stringify(operand);
}

function related(context: Context, relationship: string, filter: Json): Clause {
  return together({ ...context, path: [...context.path, relationship] }, isJsonObject(filter) ? filter : {});
}

function existsClause({ session, exists }: Context, value: Json): Clause {
  const { table, filter } = existsParts(value);
  const inner: Context = { table, isAboutRow: false, path: [], session, exists };
  return {
    ...together(inner, filter),
    question: { table, path: [], where: askable(inner, filter), isAboutRow: false },
  };
}

function existsParts(value: Json): { readonly table: string; readonly filter: JsonObject } {
  const { _table: reference, _where: filter } = isJsonObject(value) ? value : {};
  const table = reference as NameReference;
  return { table: typeof table === 'string' ? table : table.name, filter: isJsonObject(filter) ? filter : {} };
}

function joined(
  context: Context,
  joins: Clause['joins'],
  text: string,
  filter: JsonObject,
  parts: readonly Clause[],
): Clause {
  const { table, isAboutRow, path } = context;
  return { text, joins, parts, question: { table, path, where: askable(context, filter), isAboutRow } };
}

/** The filter as GraphQL's `where` takes it. */
function askable(context: Pick<Context, 'session' | 'exists'>, filter: JsonObject): JsonObject {
  const conditions = Object.entries(filter).map(([key, value]): JsonObject => {
    if (key === '_and' || key === '_or') return { [key]: objectsOf(value).map((item) => askable(context, item)) };
    if (key === '_exists') {
      const { table, filter: inner } = existsParts(value);
      return context.exists(table, askable(context, inner)) ? everyRow : noRow;
    }
    if (key !== '_not' && isTest(value)) return askableTest(context, key, value);
    return { [key]: askable(context, isJsonObject(value) ? value : {}) };
  });
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { _and: conditions };
}

/** A test against a variable that is not set holds for no row. */
function askableTest({ session }: Pick<Context, 'session'>, column: string, value: Json): JsonObject {
  const operands = operatorsOf(value).map(([operator, operand]): [string, Json | undefined] => [
    operator,
    isSessionVariable(operand) ? session[operand.toLowerCase()] : operand,
  ]);
  const isSet = (entry: [string, Json | undefined]): entry is [string, Json] => entry[1] !== undefined;
  return operands.every(isSet) ? { [column]: Object.fromEntries(operands) } : noRow;
}
