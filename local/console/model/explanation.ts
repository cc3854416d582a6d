import type { GraphQLSchema } from 'graphql';
import type { JsonObject } from '../../../hasura/engine/json';
import { existsQuestions, filterClauses, type Clause, type Question, type SessionVariables } from './filterClauses';
import type { RowKey } from './place';
import { askQuestions, leadsToOneRow, type Admin } from './questions';

/** A part of a filter with its answer for one row. */
export interface Verdict {
  readonly text: string;
  readonly joins: Clause['joins'];
  readonly holds: boolean;
  readonly parts: readonly Verdict[];
}

/**
 * Says of each part of a permission's filter whether it holds for a row. Postgres decides: each test is a condition of one query.
 * @param filter as the metadata writes it
 */
export async function explainFilter(
  table: string,
  filter: JsonObject,
  session: SessionVariables,
  row: RowKey,
  admin: Admin,
): Promise<Verdict> {
  const answersTo = (questions: readonly Question[]) => askQuestions(questions, row, admin);
  const existing = existsQuestions(table, filter, session);
  const existAnswers = await answersTo(existing);
  const exists = new Map(existing.map((question, index) => [nameOf(question), existAnswers[index] ?? false]));
  const clause = filterClauses(
    table,
    filter,
    session,
    (of, where) => exists.get(nameOf({ table: of, where })) ?? false,
  );
  const clauses = flat(clause).filter((part) => !followsFromParts(admin.schema, part));
  const answers = await answersTo(clauses.map(({ question }) => question));
  return judge(clause, new Map(clauses.map((part, index) => [part, answers[index] ?? false])));
}

const nameOf = ({ table, where }: Pick<Question, 'table' | 'where'>) => JSON.stringify([table, where]);

const flat = (clause: Clause): Clause[] => [clause, ...clause.parts.flatMap(flat)];

function judge(clause: Clause, answers: ReadonlyMap<Clause, boolean>): Verdict {
  const parts = clause.parts.map((part) => judge(part, answers));
  const { text, joins } = clause;
  return { text, joins, holds: answers.get(clause) ?? holdsByParts(joins, parts), parts };
}

/**
 * Whether a part follows from its parts, which it does about one row: of several rows, one has to fulfil all. A negation about a related row
 * holds only where there is such a row.
 */
function followsFromParts(schema: GraphQLSchema, { joins, parts, question }: Clause): boolean {
  if (joins === 'test' || parts.length === 0 || !question.isAboutRow) return false;
  return joins === 'not' ? question.path.length === 0 : leadsToOneRow(schema, question);
}

function holdsByParts(joins: Clause['joins'], parts: readonly Verdict[]): boolean {
  if (joins === 'any') return parts.some(({ holds }) => holds);
  const holdAll = parts.every(({ holds }) => holds);
  return joins === 'not' ? !holdAll : holdAll;
}

/**
 * The smallest parts that keep a row out: none where the filter holds. Where each test of a relationship holds for some row but no row
 * fulfils all of them, that relationship is the reason.
 */
export function reasonsOf({ holds, joins, parts, ...verdict }: Verdict): Pick<Verdict, 'text'>[] {
  if (holds) return [];
  const below = joins === 'not' ? [] : parts.flatMap(reasonsOf);
  return below.length > 0 ? below : [{ text: verdict.text }];
}
