import {
  Value,
  Word,
  type Case,
  type Changes,
  type Field,
  type Input,
  type InputObject,
  type Member,
  type MutationRoot,
  type QueryRoot,
  type RowArguments,
} from './ast';
import { ownName } from './answer';
import { tableOf, type ColumnType, type Json } from './tables';

/** A request as it is sent. */
export interface Printed {
  readonly query: string;
  /** JSON text: numbers may be longer than JavaScript's. */
  readonly variables: string;
}

/** Writes a case as a document with its variables. */
export function print({ operation }: Case): Printed {
  const printer = new Printer();
  const roots = operation.roots.map((root) => `${root.alias}: ${printer.root(root)}`);
  const declared = printer.declarations.length > 0 ? `(${printer.declarations.join(', ')})` : '';
  const document = `${operation.kind} q${declared} { ${roots.join(' ')} }`;
  return {
    query: [document, ...printer.fragments].join('\n'),
    variables: `{${printer.values.join(', ')}}`,
  };
}

const scalars: Readonly<Partial<Record<ColumnType, string>>> = {
  int: 'Int',
  text: 'String',
  boolean: 'Boolean',
  'text[]': '[String!]',
};

class Printer {
  readonly declarations: string[] = [];
  readonly values: string[] = [];
  readonly fragments: string[] = [];

  root(root: QueryRoot | MutationRoot): string {
    const { table } = root;
    switch (root.kind) {
      case 'list':
        return `${table}${this.rowArguments(table, root.args)} ${this.fields(table, root.fields)}`;
      case 'aggregate':
        return `${table}_aggregate${this.rowArguments(table, root.args)} ${this.members(table, root.members)}`;
      case 'byPk':
        return `${table}_by_pk(id: ${this.key(root.id)}) ${this.fields(table, root.fields)}`;
      case 'insert':
      case 'insertOne':
        return this.insert(root);
      case 'update':
        return `update_${table}(where: ${this.input(root.where)}${this.changes(root.changes)}) ${this.response(root)}`;
      case 'updateByPk':
        return `update_${table}_by_pk(pk_columns: {id: ${this.key(root.id)}}${this.changes(root.changes)}) ${this.fields(table, root.fields)}`;
      case 'updateMany':
        return `update_${table}_many(updates: [${this.updates(root)}]) ${this.response(root)}`;
      case 'delete':
        return `delete_${table}(where: ${this.input(root.where)}) ${this.response(root)}`;
      case 'deleteByPk':
        return `delete_${table}_by_pk(id: ${this.key(root.id)}) ${this.fields(table, root.fields)}`;
    }
  }

  private insert(root: MutationRoot & { kind: 'insert' | 'insertOne' }): string {
    const { table, conflict } = root;
    const rest = conflict ? `, on_conflict: ${this.input(conflict as unknown as InputObject)}` : '';
    if (root.kind === 'insertOne') {
      return `insert_${table}_one(object: ${this.input(root.object)}${rest}) ${this.fields(table, root.fields)}`;
    }
    const objects = root.inVariable
      ? this.variable(`[${table}_insert_input!]!`, root.objects)
      : this.input(root.objects);
    return `insert_${table}(objects: ${objects}${rest}) ${this.response(root)}`;
  }

  private updates({ updates }: MutationRoot & { kind: 'updateMany' }): string {
    return updates.map((of) => `{where: ${this.input(of.where)}${this.changes(of.changes)}}`).join(', ');
  }

  private changes(changes: Changes): string {
    return Object.entries(changes)
      .map(([operator, values]) => `, ${operator}: ${this.input(values)}`)
      .join('');
  }

  private response({ table, fields }: { table: string; fields?: readonly Field[] }): string {
    return `{ affected_rows ${fields ? `returning ${this.fields(table, fields)}` : ''} }`;
  }

  private rowArguments(table: string, { variables, ...args }: RowArguments): string {
    const types: Readonly<Record<string, string>> = {
      where: `${table}_bool_exp`,
      order_by: `[${table}_order_by!]`,
      distinct_on: `[${table}_select_column!]`,
      limit: 'Int',
      offset: 'Int',
    };
    const parts = Object.entries(args).flatMap(([name, input]: [string, Input | undefined]) => {
      if (input === undefined) return [];
      const type = types[name] ?? '';
      return [`${name}: ${variables.includes(name) ? this.variable(type, input) : this.input(input)}`];
    });
    return parts.length > 0 ? `(${parts.join(', ')})` : '';
  }

  private fields(table: string, fields: readonly Field[]): string {
    return `{ ${fields.map((field) => this.field(table, field)).join(' ')} }`;
  }

  private field(table: string, field: Field): string {
    if (field.kind === 'fragment') return this.fragment(table, field);
    const target = (name: string): string =>
      tableOf(table).relationships.find((relationship) => relationship.name === name)?.target ?? '';
    const alias = field.alias ? `${field.alias}: ` : '';
    const head = `${alias}${ownName(field)}`;
    switch (field.kind) {
      case 'object':
        return `${head} ${this.fields(target(field.name), field.fields)}`;
      case 'array':
        return `${head}${this.rowArguments(target(field.name), field.args)} ${this.fields(target(field.name), field.fields)}`;
      case 'aggregate':
        return `${head}${this.rowArguments(target(field.name), field.args)} ${this.members(target(field.name), field.members)}`;
      default:
        return `${head}${this.directive(field)}`;
    }
  }

  private directive({ skipped }: Field): string {
    if (!skipped) return '';
    return ` @include(if: ${skipped === 'literal' ? 'false' : this.variable('Boolean!', false)})`;
  }

  private fragment(table: string, { named, fields }: Field & { kind: 'fragment' }): string {
    const body = this.fields(table, fields);
    if (!named) return `... on ${table} ${body}`;
    const name = `f${this.fragments.length}`;
    this.fragments.push(`fragment ${name} on ${table} ${body}`);
    return `...${name}`;
  }

  private members(table: string, members: readonly Member[]): string {
    const parts = members.map((member) => {
      if (member.kind === 'typename') return '__typename';
      if (member.kind === 'nodes') return `nodes ${this.fields(table, member.fields)}`;
      return `aggregate { ${member.functions.map((called) => this.called(called)).join(' ')} }`;
    });
    return `{ ${parts.join(' ')} }`;
  }

  private called(called: (Member & { kind: 'aggregate' })['functions'][number]): string {
    if (called.fn === 'typename') return '__typename';
    if (!('columns' in called)) return '';
    if (!('distinct' in called)) return `${called.fn} { ${called.columns.join(' ')} }`;
    const columns = called.columns.length > 0 ? `columns: ${this.input(called.columns as Word[])}, ` : '';
    return `${called.alias}: count(${columns}distinct: ${called.distinct})`;
  }

  private key(id: Value): string {
    return id.form.variable ? this.variable(`${scalar(id)}!`, id) : this.input(id);
  }

  private variable(type: string, input: Input): string {
    const name = `v${this.values.length}`;
    this.declarations.push(`$${name}: ${type}`);
    this.values.push(`"${name}": ${jsonText(input)}`);
    return `$${name}`;
  }

  /** An input as the document has it. */
  private input(input: Input): string {
    if (input instanceof Word) return input.word;
    if (input instanceof Value) return input.form.variable ? this.variable(scalar(input), input) : literal(input);
    if (Array.isArray(input)) return `[${input.map((item: Input) => this.input(item)).join(', ')}]`;
    if (typeof input !== 'object' || input === null) return JSON.stringify(input);
    const parts = Object.entries(input as InputObject).map(([key, item]) => `${key}: ${this.input(item)}`);
    return `{${parts.join(', ')}}`;
  }
}

function scalar({ type, form }: Value): string {
  const name = scalars[type] ?? type;
  return form.list ? `[${name}!]` : name;
}

function literal({ json, form }: Value): string {
  return form.bare ? String(json) : literalJson(json);
}

function literalJson(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(literalJson).join(', ')}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  return `{${Object.entries(json)
    .map(([key, item]) => `${key}: ${literalJson(item)}`)
    .join(', ')}}`;
}

/** An input as JSON text. */
function jsonText(input: Input): string {
  if (input instanceof Value) return input.form.bare ? String(input.json) : JSON.stringify(input.json);
  if (Array.isArray(input)) return `[${input.map(jsonText).join(', ')}]`;
  if (input instanceof Word || typeof input !== 'object' || input === null) return JSON.stringify(input);
  const parts = Object.entries(input as InputObject).map(([key, item]) => `${JSON.stringify(key)}: ${jsonText(item)}`);
  return `{${parts.join(', ')}}`;
}
