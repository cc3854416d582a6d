import type { Operand, ValueSource } from '../model/boolExp';
import type { PgType } from '../catalog/types';
import type { ColumnMapping } from '../model/table';

/** What a statement's parameter is filled with at each run. `position` counts the rows of values from 0. */
export type StatementParameter =
  | { readonly kind: 'session' | 'rows' | 'affectedRows' | 'position' }
  | { readonly kind: 'sessionVariable'; readonly name: string }
  | ValueSource;

/**
 * How a statement takes its values: `once`, each as a parameter `$1`, or as `rows`, one row of values for each set of values, so that
 * one run answers many subscribers: a value is then a column `"s"."p0"`. Literals of the document stay parameters in both.
 */
type ValueForm = 'once' | 'rows';

/** One SQL statement, reusable for any session and variables. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly StatementParameter[];
  /** Session variables it reads; a request without one of them fails before the statement is run. */
  readonly sessionVariables: readonly string[];
}

/** Choices that hold for all statements of an engine. */
export interface SqlOptions {
  /** numeric, bigint and float8 leave as strings. */
  readonly stringifyNumericTypes: boolean;
}

/** Collects parameters and names while a statement's text is put together. */
export class StatementBuilder {
  private readonly parameters: StatementParameter[] = [];
  private readonly session = new Set<string>();
  private readonly singletons = new Map<string, number>();
  private readonly written = new Map<string, string>();
  private aliases = 0;

  constructor(
    readonly options: SqlOptions,
    private readonly form: ValueForm = 'once',
  ) {}

  /** A name that no other table expression of the statement has. */
  alias(): string {
    return `t${this.aliases++}`;
  }

  /** A text that is written once per key: Postgres treats two expressions as equal only if their texts are. */
  once(key: string, write: () => string): string {
    const text = this.written.get(key) ?? write();
    this.written.set(key, text);
    return text;
  }

  /** The whole session as json, for a function that takes it. */
  sessionJson(): string {
    return this.singleton({ kind: 'session' }, 'json');
  }

  /** Rows of keys, as one json parameter. */
  rowsJson(): string {
    return this.singleton({ kind: 'rows' }, 'json');
  }

  /** The rows of a table that the statement before has touched, as one array. */
  touchedRows(table: { readonly schema: string; readonly name: string }): string {
    return this.singleton({ kind: 'rows' }, `${qualifiedName(table)}[]`);
  }

  /** How many rows of all tables a nested insert has touched. */
  affectedRows(): string {
    return this.singleton({ kind: 'affectedRows' }, 'integer');
  }

  /** The rows of values as a `from` item `"s"`; `"s"."i"` is a row's position. Asked for when all values are written. */
  valueRows(): string {
    const position = this.parameters.push({ kind: 'position' });
    const columns = this.parameters.flatMap((parameter, index) => (isPerRow(parameter) ? [index] : []));
    const arrays = [`($${position})::integer[]`, ...columns.map((index) => `($${index + 1})::text[]`)];
    const names = ['"i"', ...columns.map((index) => `"p${index}"`)];
    return `unnest(${arrays.join(', ')}) as "s"(${names.join(', ')})`;
  }

  /** A parameter that a statement has once for each type, however often it is used: Postgres reads a parameter as one type. */
  private singleton(parameter: Exclude<StatementParameter, ValueSource>, type: string): string {
    const key = parameter.kind === 'sessionVariable' ? `variable ${parameter.name} ${type}` : parameter.kind;
    const index = this.singletons.get(key) ?? this.parameters.push(parameter) - 1;
    this.singletons.set(key, index);
    return this.reference(index, type);
  }

  private reference(index: number, type: string): string {
    const parameter = this.parameters[index];
    const isColumn = this.form === 'rows' && parameter !== undefined && isPerRow(parameter);
    return `(${isColumn ? `"s"."p${index}"` : `$${index + 1}`})::${type}`;
  }

  /** A value as SQL: a parameter, a literal, or an array of such. */
  value(operand: Exclude<Operand, { kind: 'column' }>): string {
    const { sqlName } = operand.type;
    switch (operand.kind) {
      case 'parameter':
        return isWritable(operand.source)
          ? fixed(operand.source.value, sqlName)
          : this.reference(this.parameters.push(operand.source) - 1, sqlName);
      case 'session':
        this.session.add(operand.name);
        return this.singleton({ kind: 'sessionVariable', name: operand.name }, sqlName);
      case 'literal':
        return fixed(operand.value, sqlName);
      case 'list':
        return `array[${operand.items.map((item) => (item.kind === 'column' ? 'null' : this.value(item))).join(', ')}]::${sqlName.replace(/\[\]$/, '')}[]`;
    }
  }

  finish(text: string): Statement {
    return { text, parameters: this.parameters, sessionVariables: [...this.session] };
  }
}

/** Longer literals are passed as parameters, so that the statement's text stays short. */
const maxLiteralLength = 200;

/**
 * Whether a literal of the document is written into the statement, which lets Postgres plan with its value. Each document has its own
 * statement anyway. Text with a NUL stays a parameter, which Postgres refuses.
 */
function isWritable(source: ValueSource): source is { kind: 'constant'; value: string | null } {
  if (source.kind !== 'constant' || Array.isArray(source.value)) return false;
  return source.value === null || (source.value.length <= maxLiteralLength && !source.value.includes('\0'));
}

function fixed(value: string | null, sqlName: string): string {
  return value === null ? `null::${sqlName}` : `(${literal(value)})::${sqlName}`;
}

/** Whether a parameter differs from row to row of values. */
export function isPerRow({ kind }: StatementParameter): boolean {
  return kind !== 'constant' && kind !== 'position';
}

/** A quoted identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The row of an alias as one value. With the star it is not the column that may have the alias's name. */
export function wholeRow(alias: string): string {
  return `${quoted(alias)}.*`;
}

/** A quoted string literal. */
export function literal(text: string): string {
  const doubled = text.replaceAll("'", "''");
  return doubled.includes('\\') ? `E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
}

/** A schema-qualified, quoted name. */
export function qualifiedName({ schema, name }: { readonly schema: string; readonly name: string }): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

const stringifiedTypes = new Set(['numeric', 'int8', 'float8', 'money']);

/** Casts numeric, bigint, float8 and money to text when `stringifyNumericTypes` is set. */
export function stringified(builder: StatementBuilder, value: string, type: PgType): string {
  if (!builder.options.stringifyNumericTypes) return value;
  if (type.element) return stringifiedTypes.has(type.element.name) ? `(${value})::text[]` : value;
  return stringifiedTypes.has(type.name) ? `(${value})::text` : value;
}

/** The conditions that tie rows of a relationship together. */
export function linked(mapping: ColumnMapping, local: string, remote: string): string {
  return mapping
    .map((pair) => `${quoted(remote)}.${quoted(pair.remote.name)} = ${quoted(local)}.${quoted(pair.local.name)}`)
    .join(' and ');
}

/** Whether a table, view or function has a row for which all conditions hold. `is true` keeps ordered index scans under a limit. */
export function existsIn(table: string, alias: string, conditions: readonly string[]): string {
  const where = conditions.filter((condition) => condition !== 'true').join(' and ') || 'true';
  return `((exists (select 1 from ${table} as ${quoted(alias)} where ${where})) is true)`;
}
