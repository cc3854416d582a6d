import type { Json, JsonObject } from '../../hasura/engine/json';
import type { RelationshipField } from './operations';
import {
  askAs,
  countOf,
  fieldsOf,
  keysIn,
  keysOf,
  keyText,
  listOf,
  nodesOf,
  same,
  type AccessCheck,
} from './accessCheck';

/**
 * Goes along every relationship of a table: what lies behind it, comparisons through it, and order by it must tell nothing of rows
 * that the person does not see.
 */
export async function followRelationships(check: AccessCheck, table: string): Promise<void> {
  for (const relationship of check.operations.relationships(table)) await follow(check, table, relationship);
}

async function follow(check: AccessCheck, table: string, relationship: RelationshipField): Promise<void> {
  const { operations, results, person, role } = check;
  const root = operations.queries.find((field) => field.table === table && field.kind === 'list');
  if (!root) return;
  const answer = await askAs(check, documentOf(check, table, relationship), {
    hidden: hiddenRows(check, relationship),
  });
  const place = `${person} as ${role}, ${table}.${relationship.name}`;
  if ('refusal' in answer) return results.check(false, () => `${place}: ${answer.refusal}`);
  checkNested(check, relationship, answer.data, place);
  checkComparisons(check, table, relationship, answer.data, place);
  checkOrder(check, relationship, answer.data, place);
}

function documentOf(
  check: AccessCheck,
  table: string,
  { name, target, isList, hasAggregate }: RelationshipField,
): string {
  const own = fieldsOf(check, table).join(' ');
  const theirs = fieldsOf(check, target);
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

/** Fewer conditions than the engine allows in one operation (`hasura/engine/plan/filterLimits.ts`). */
const maxTermsAsked = 150;

/** Rows from all over the target that the person must not see, each as an expression that names it. */
function hiddenRows(check: AccessCheck, { target }: RelationshipField): JsonObject[] {
  const { oracle, policy, role, person } = check;
  if (policy.tables[target]?.shared) return [];
  const fields = fieldsOf(check, target);
  const visible = new Set(keysOf(fields, oracle.expected(target, role, person)));
  const hidden = oracle.rows(target).filter(({ row }) => !visible.has(keyText(fields, row)));
  const step = Math.ceil((hidden.length * fields.length) / maxTermsAsked);
  return hidden
    .filter((_, index) => index % step === 0)
    .map(({ row }) => Object.fromEntries(fields.map((field) => [field, { _eq: row[field] as Json }])));
}

function checkNested(
  check: AccessCheck,
  { name, target, hasAggregate }: RelationshipField,
  data: JsonObject,
  place: string,
) {
  const { oracle, results, role, person } = check;
  const fields = fieldsOf(check, target);
  const visible = new Set(keysOf(fields, oracle.expected(target, role, person)));
  for (const row of listOf(data.all)) {
    const seen = keysIn(fields, row[name]);
    results.check(
      seen.every((key) => visible.has(key)),
      () => `${place}: leads to ${seen}`,
    );
    if (!hasAggregate) continue;
    const counted = keysIn(fields, nodesOf(row[`${name}_aggregate`]));
    const isSame = same(counted, seen) && countOf(row[`${name}_aggregate`]) === seen.length;
    results.check(isSame, () => `${place}: counts ${counted}, leads to ${seen}`);
  }
}

function checkComparisons(
  check: AccessCheck,
  table: string,
  { name }: RelationshipField,
  data: JsonObject,
  place: string,
): void {
  const { results } = check;
  const fields = fieldsOf(check, table);
  const all = listOf(data.all);
  const keysWhere = (leads: boolean) =>
    keysIn(
      fields,
      all.filter((row) => listOf(row[name]).length > 0 === leads),
    );
  results.check(keysIn(fields, data.hidden).length === 0, () => `${place}: answers to hidden rows by comparison`);
  results.check(same(keysIn(fields, data.some), keysWhere(true)), () => `${place}: "some" is not what is seen`);
  results.check(same(keysIn(fields, data.none), keysWhere(false)), () => `${place}: "none" is not what is seen`);
  if (data.many) {
    results.check(same(keysIn(fields, data.many), keysWhere(true)), () => `${place}: counts what is hidden`);
  }
}

/** In ascending order what is not seen comes last, as if it were not there. */
function checkOrder(
  check: AccessCheck,
  { name, target, isList }: RelationshipField,
  data: JsonObject,
  place: string,
): void {
  if (!data.sorted) return;
  const [column = ''] = fieldsOf(check, target);
  const values = listOf(data.sorted).map((row): string | number => {
    if (isList) return countOf(row[`${name}_aggregate`]);
    const [nested] = listOf(row[name]);
    return nested ? String(nested[column]) : '\uffff';
  });
  const isAscending = values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= value);
  check.results.check(isAscending, () => `${place}: the order tells of hidden rows: ${values}`);
}
