import { answerFields, Ranked } from './answer';
import type { Value, Field, InputObject, MutationRoot, Returning } from './ast';
import { insert, remove, update, type Changed } from './change';
import { tableOf, type Table } from './tables';
import type { Asking } from './permission';

/** What a root field of a mutation gives, and the database after it. Throws Refusal for what fails. */
export function answerMutation(asking: Asking, root: MutationRoot): { answer: unknown; db: Asking['db'] } {
  const table = tableOf(root.table);
  switch (root.kind) {
    case 'insert':
      return counted(asking, table, insert(asking, table, root.objects, root.conflict), root, 'ordered');
    case 'insertOne':
      return single(asking, table, insert(asking, table, [root.object], root.conflict), root.fields);
    case 'update':
      return counted(asking, table, update(asking, table, root.where, root.changes), root);
    case 'updateByPk':
      return single(asking, table, update(asking, table, byId(root.id), root.changes), root.fields);
    case 'updateMany':
      return updateMany(asking, table, root);
    case 'delete':
      return counted(asking, table, remove(asking, table, root.where), root);
    case 'deleteByPk':
      return single(asking, table, remove(asking, table, byId(root.id)), root.fields);
  }
}

function byId(id: Value): InputObject {
  return { id: { _eq: id } };
}

function updateMany(
  asking: Asking,
  table: Table,
  root: MutationRoot & { kind: 'updateMany' },
): ReturnType<typeof answerMutation> {
  let { db } = asking;
  const answer: unknown[] = [];
  for (const { where, changes } of root.updates) {
    const done = counted({ ...asking, db }, table, update({ ...asking, db }, table, where, changes), root);
    answer.push(done.answer);
    db = done.db;
  }
  return { answer, db };
}

/** Relationships in the answer are followed after the change; columns alone restrict it. */
function counted(
  asking: Asking,
  table: Table,
  { db, touched }: Changed,
  { fields }: Returning,
  order?: 'ordered',
): ReturnType<typeof answerMutation> {
  const rows = fields && touched.map((row) => answerFields({ ...asking, db }, table, row, fields));
  const groups = order ? rows?.map((row) => [row]) : rows && [rows];
  return { answer: { affected_rows: touched.length, ...(groups && { returning: new Ranked(groups) }) }, db };
}

function single(
  asking: Asking,
  table: Table,
  { db, touched: [row] }: Changed,
  fields: readonly Field[],
): ReturnType<typeof answerMutation> {
  return { answer: row ? answerFields({ ...asking, db }, table, row, fields) : null, db };
}
