import { type Operand, type ValueSource } from '../model/boolExp';

/** What a statement's parameter is filled with at each run. */
export type StatementParameter =
  { readonly kind: 'session' } | { readonly kind: 'rows' | 'affectedRows' } | ValueSource;

/** One SQL statement, reusable for any session and variables. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly StatementParameter[];
  /** Session variables it reads; a request without one of them fails before the statement is run. */
  readonly sessionVariables: readonly string[];
  /** A function takes the whole session, so that any variable may change the answer. */
  readonly wholeSession: boolean;
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
  private aliases = 0;
  private wholeSession = false;

  constructor(readonly options: SqlOptions) {}

  /** A name that no other table expression of the statement has. */
  alias(): string {
    return `t${this.aliases++}`;
  }

  /** The whole session as json, for a function that takes it. */
  sessionJson(): string {
    this.wholeSession = true;
    return this.singleton('session');
  }

  /** The rows that the statement before gave, as one json parameter. */
  rowsJson(): string {
    return this.singleton('rows');
  }

  /** How many rows of all tables a nested insert has touched. */
  affectedRows(): string {
    return this.singleton('affectedRows', 'integer');
  }

  private singleton(kind: 'session' | 'rows' | 'affectedRows', type = 'json'): string {
    const known = this.parameters.findIndex((parameter) => parameter.kind === kind);
    const index = known >= 0 ? known : this.parameters.push({ kind }) - 1;
    return `($${index + 1})::${type}`;
  }

  /** A value as SQL: a parameter, a session variable read by `->>`, a literal, or an array of such. */
  value(operand: Exclude<Operand, { kind: 'column' }>): string {
    const { sqlName } = operand.type;
    switch (operand.kind) {
      case 'parameter':
        return `($${this.parameters.push(operand.source)})::${sqlName}`;
      case 'session':
        this.session.add(operand.name);
        return `(${this.singleton('session')}->>${literal(operand.name)})::${sqlName}`;
      case 'literal':
        return operand.value === null ? `null::${sqlName}` : `(${literal(operand.value)})::${sqlName}`;
      case 'list':
        return `array[${operand.items.map((item) => (item.kind === 'column' ? 'null' : this.value(item))).join(', ')}]::${sqlName.replace(/\[\]$/, '')}[]`;
    }
  }

  finish(text: string): Statement {
    return { text, parameters: this.parameters, sessionVariables: [...this.session], wholeSession: this.wholeSession };
  }
}

/** A quoted identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
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
