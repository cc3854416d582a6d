import type { Json, JsonObject } from '../../hasura/engine/json';
import type { RelationshipField } from './operations';
import { askAs, countOf, fieldsOf, keysIn, keysOf, keyText, listOf, nodesOf, same, type Trial } from './trial';

/**
 * Goes along every relationship of a table: what lies behind it, comparisons through it, and order by it must tell nothing of rows
 * that the person does not see.
 */
export async function followRelationships(trial: Trial, table: string): Promise<void> {
  for (const relationship of trial.operations.relationships(table)) await follow(trial, table, relationship);
}

async function follow(trial: Trial, table: string, relationship: RelationshipField): Promise<void> {
  const { operations, tally, person, role } = trial;
  const root = operations.queries.find((field) => field.table === table && field.kind === 'list');
  if (!root) return;
  const answer = await askAs(trial, documentOf(trial, table, relationship), {
    hidden: hiddenRows(trial, relationship),
  });
  const place = `${person} as ${role}, ${table}.${relationship.name}`;
  if ('refusal' in answer) return tally.check(false, () => `${place}: ${answer.refusal}`);
  checkNested(trial, relationship, answer.data, place);
  checkComparisons(trial, table, relationship, answer.data, place);
  checkOrder(trial, relationship, answer.data, place);
}

function documentOf(trial: Trial, table: string, { name, target, isList, hasAggregate }: RelationshipField): string {
  const own = fieldsOf(trial, table).join(' ');
  const theirs = fieldsOf(trial, target);
  const counted = hasAggregate ? `${name}_aggregate { aggregate { count } nodes { ${theirs.join(' ')} } }` : '';
  const order = isList ? `${name}_aggregate: { count: asc }` : `${name}: { ${theirs[0]}: asc }`;
  const sorted = isList ? counted : `${name} { ${theirs.join(' ')} }`;
  return `query ($hidden: [${target}_bool_exp!]!) {
    all: ${table} { ${own} ${name} { ${theirs.join(' ')} } ${counted} }
    some: ${table}(where: { ${name}: {} }) { ${own} }
    none: ${table}(where: { _not: { ${name}: {} } }) { ${own} }
    hidden: ${table}(where: { ${name}: { _or: $hidden } }) { ${own} }
    ${isList && !hasAggregate ? '' : `sorted: ${table}(order_by: { ${order} }) { ${sorted} }`}
    ${hasAggregate ? `many: ${table}(where: { ${name}_aggregate: { count: { predicate: { _gt: 0 } } } }) { ${own} }` : ''}
  }`;
}

/** Every row of the target that the person must not see, as an expression that names it. */
function hiddenRows(trial: Trial, { target }: RelationshipField): JsonObject[] {
  const { oracle, policy, role, person } = trial;
  if (policy.tables[target]?.shared) return [];
  const fields = fieldsOf(trial, target);
  const visible = new Set(keysOf(fields, oracle.expected(target, role, person)));
  return oracle
    .rows(target)
    .filter(({ row }) => !visible.has(keyText(fields, row)))
    .map(({ row }) => Object.fromEntries(fields.map((field) => [field, { _eq: row[field] as Json }])));
}

function checkNested(trial: Trial, { name, target, hasAggregate }: RelationshipField, data: JsonObject, place: string) {
  const { oracle, tally, role, person } = trial;
  const fields = fieldsOf(trial, target);
  const visible = new Set(keysOf(fields, oracle.expected(target, role, person)));
  for (const row of listOf(data.all)) {
    const seen = keysIn(fields, row[name]);
    tally.check(
      seen.every((key) => visible.has(key)),
      () => `${place}: leads to ${seen}`,
    );
    if (!hasAggregate) continue;
    const counted = keysIn(fields, nodesOf(row[`${name}_aggregate`]));
    const isSame = same(counted, seen) && countOf(row[`${name}_aggregate`]) === seen.length;
    tally.check(isSame, () => `${place}: counts ${counted}, leads to ${seen}`);
  }
}

function checkComparisons(
  trial: Trial,
  table: string,
  { name }: RelationshipField,
  data: JsonObject,
  place: string,
): void {
  const { tally } = trial;
  const fields = fieldsOf(trial, table);
  const all = listOf(data.all);
  const keysWhere = (leads: boolean) =>
    keysIn(
      fields,
      all.filter((row) => listOf(row[name]).length > 0 === leads),
    );
  tally.check(keysIn(fields, data.hidden).length === 0, () => `${place}: answers to hidden rows by comparison`);
  tally.check(same(keysIn(fields, data.some), keysWhere(true)), () => `${place}: "some" is not what is seen`);
  tally.check(same(keysIn(fields, data.none), keysWhere(false)), () => `${place}: "none" is not what is seen`);
  if (data.many) tally.check(same(keysIn(fields, data.many), keysWhere(true)), () => `${place}: counts what is hidden`);
}

/** In ascending order what is not seen comes last, as if it were not there. */
function checkOrder(trial: Trial, { name, target, isList }: RelationshipField, data: JsonObject, place: string): void {
  if (!data.sorted) return;
  const [column = ''] = fieldsOf(trial, target);
  const values = listOf(data.sorted).map((row): string | number => {
    if (isList) return countOf(row[`${name}_aggregate`]);
    const [nested] = listOf(row[name]);
    return nested ? String(nested[column]) : '\uffff';
  });
  const isAscending = values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= value);
  trial.tally.check(isAscending, () => `${place}: the order tells of hidden rows: ${values}`);
}
