import { accessOf, seenColumns, type Sight } from './access';
import type { Field, Input, InputObject, Member, MutationRoot, QueryRoot, RowArguments } from './ast';
import { Refusal } from './refusal';
import { tableOf, type Json, type Table } from './tables';
import { plain } from './where';
import type { World } from './world';

/** Looks at a request without any rows: does it name only what the role's schema has, and has the session what filters need? */
export class Check {
  /** Session variables that the filters on the way read. */
  readonly variables = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly role: string,
  ) {}

  /** Throws validation-failed for what the role's schema does not have. */
  root(root: QueryRoot): void {
    const table = tableOf(root.table);
    if (root.kind === 'byPk') {
      this.column(table, 'id');
      return this.fields(table, root.fields);
    }
    if (root.kind === 'aggregate') return this.aggregate(table, root.args, root.members);
    this.arguments(table, root.args);
    this.fields(table, root.fields);
  }

  /** What a mutation filters by and answers with. */
  mutation(root: MutationRoot): void {
    const table = tableOf(root.table);
    if (root.fields) this.fields(table, root.fields);
    if ('where' in root) this.where(table, root.where);
    if ('conflict' in root && root.conflict?.where) this.where(table, root.conflict.where);
    if ('updates' in root) root.updates.forEach(({ where }) => this.where(table, where));
  }

  /** The fields of a row. */
  fields(table: Table, fields: readonly Field[]): void {
    this.sight(table);
    for (const field of fields.filter(({ skipped }) => !skipped)) {
      if (field.kind === 'column') this.column(table, field.name);
      if (field.kind === 'fragment') this.fields(table, field.fields);
      if (field.kind === 'object') this.fields(this.target(table, field.name), field.fields);
      if (field.kind === 'aggregate') this.aggregate(this.target(table, field.name), field.args, field.members);
      if (field.kind !== 'array') continue;
      this.arguments(this.target(table, field.name), field.args);
      this.fields(this.target(table, field.name), field.fields);
    }
  }

  /** A client's filter. */
  where(table: Table, where: InputObject): void {
    for (const [key, input] of Object.entries(where)) {
      const relationship = table.relationships.find(({ name }) => name === key || `${name}_aggregate` === key);
      if (key === '_and' || key === '_or') (input as InputObject[]).forEach((part) => this.where(table, part));
      else if (key === '_not') this.where(table, input as InputObject);
      else if (relationship?.name === key) this.relatedWhere(tableOf(relationship.target), input as InputObject);
      else if (relationship) this.aggregateWhere(tableOf(relationship.target), input as InputObject);
      else this.column(table, key, input);
    }
  }

  private relatedWhere(target: Table, input: InputObject): void {
    this.sight(target);
    this.where(target, input);
  }

  private aggregateWhere(target: Table, input: InputObject): void {
    if (!this.sight(target).aggregates) throw new Refusal('validation-failed');
    for (const body of Object.values(input)) {
      const { filter, arguments: given = [] } = body as InputObject;
      [plain(given)].flat().forEach((name) => this.column(target, String(name)));
      if (filter) this.where(target, filter as InputObject);
    }
  }

  private aggregate(table: Table, args: RowArguments, members: readonly Member[]): void {
    if (!this.sight(table).aggregates) throw new Refusal('validation-failed');
    this.arguments(table, args);
    for (const member of members) {
      if (member.kind === 'nodes') this.fields(table, member.fields);
      if (member.kind !== 'aggregate') continue;
      for (const called of member.functions) {
        if ('columns' in called) called.columns.forEach((name) => this.column(table, String(plain(name))));
      }
    }
  }

  private arguments(table: Table, { where, order_by = [], distinct_on = [] }: RowArguments): void {
    this.sight(table);
    if (where) this.where(table, where);
    order_by.forEach((by) => this.orderBy(table, by));
    distinct_on.forEach(({ word }) => this.column(table, word));
    const names = distinct_on.map(({ word }) => word);
    const leading = order_by.slice(0, names.length).flatMap((by) => Object.keys(by));
    const isLed =
      order_by.length === 0 || (leading.length === names.length && names.every((name) => leading.includes(name)));
    if (!isLed) throw new Refusal('validation-failed');
  }

  private orderBy(table: Table, by: InputObject): void {
    for (const [key, input] of Object.entries(by)) {
      const relationship = table.relationships.find(({ name }) => name === key || `${name}_aggregate` === key);
      if (!relationship) this.column(table, key);
      else if (relationship.name === key) this.relatedOrder(tableOf(relationship.target), input as InputObject);
      else this.aggregateOrder(tableOf(relationship.target), input as InputObject);
    }
  }

  private relatedOrder(target: Table, by: InputObject): void {
    this.sight(target);
    this.orderBy(target, by);
  }

  private aggregateOrder(target: Table, by: InputObject): void {
    if (!this.sight(target).aggregates) throw new Refusal('validation-failed');
    for (const [fn, input] of Object.entries(by)) {
      if (fn !== 'count') Object.keys(input as InputObject).forEach((name) => this.column(target, name));
    }
  }

  /** A column that the role sees; `tests` are what it is compared with, which may not be null. */
  private column(table: Table, name: string, tests: Input = {}): void {
    if (!seenColumns(table, this.sight(table)).includes(name)) throw new Refusal('validation-failed');
    if (Object.values(tests as InputObject).includes(null)) throw new Refusal('validation-failed');
  }

  private target(table: Table, name: string): Table {
    const relationship = table.relationships.find((of) => of.name === name);
    if (!relationship) throw new Error(`no relationship ${name}`);
    return tableOf(relationship.target);
  }

  private sight(table: Table): Sight {
    const { select } = accessOf(this.world, this.role, table.name);
    if (!select) throw new Refusal('validation-failed');
    select.grants.forEach(({ filter }) => this.collect(filter));
    return select;
  }

  private collect(filter: Json): void {
    if (typeof filter === 'string' && /^x-hasura-/i.test(filter)) this.variables.add(filter.toLowerCase());
    else if (typeof filter === 'object' && filter !== null) Object.values(filter).forEach((part) => this.collect(part));
  }
}
