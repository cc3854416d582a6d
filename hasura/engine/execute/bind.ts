import { EngineError, invariant } from '../errors';
import type { Json } from '../json';
import type { ParameterValue } from '../model/boolExp';
import { valueAt } from '../plan/inputContext';
import type { Session } from '../session';
import { isPerRow, type Statement, type StatementParameter } from '../sql/statement';

/** What a statement's parameters are filled from. */
export interface Bindings {
  readonly session: Session;
  readonly variables: Readonly<Record<string, Json>>;
  /** Rows that another statement has touched, as the text of an array; for the keys of an action's answer, as JSON. */
  readonly rows?: string;
  readonly affectedRows?: number;
}

/** The parameters of one run. Throws not-found for a session variable that a filter needs and the session lacks. */
export function bind(statement: Statement, bindings: Bindings): ParameterValue[] {
  for (const name of statement.sessionVariables) {
    if (sessionVariable(bindings.session, name) === undefined) {
      throw new EngineError('not-found', `missing session variable: "${name}"`);
    }
  }
  return statement.parameters.map((parameter) => parameterValue(parameter, bindings));
}

function parameterValue(parameter: StatementParameter, bindings: Bindings): ParameterValue {
  switch (parameter.kind) {
    case 'session':
      return JSON.stringify(sessionVariables(bindings.session));
    case 'sessionVariable':
      return sessionVariable(bindings.session, parameter.name) ?? null;
    case 'rows':
      invariant(bindings.rows !== undefined, 'rows are bound');
      return bindings.rows;
    case 'affectedRows':
      return String(bindings.affectedRows);
    case 'position':
      return null;
    case 'constant':
      return parameter.value;
    case 'variable':
      return parameter.read(valueAt(bindings.variables, parameter.path));
    case 'cursor':
      return parameterValue(parameter.initial, bindings);
  }
}

/** The parameters of one run for many sets of values, each as `bind` gave it. */
export function bindRows({ parameters }: Statement, sets: readonly (readonly ParameterValue[])[]): ParameterValue[] {
  const [first] = sets;
  invariant(first, 'there is at least one set of values');
  return parameters.map((parameter, index) => {
    if (parameter.kind === 'position') return sets.map((_, position) => String(position));
    return isPerRow(parameter) ? sets.map((values) => asText(values[index] ?? null)) : (first[index] ?? null);
  });
}

/** A value as text that Postgres can cast. */
function asText(value: ParameterValue): string | null {
  return Array.isArray(value) ? arrayLiteral(value) : value;
}

/** The text of an array in Postgres. */
export function arrayLiteral(items: readonly ParameterValue[]): string {
  const texts = items.map((item) => {
    if (item === null) return 'NULL';
    return Array.isArray(item) ? arrayLiteral(item) : `"${item.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}

function sessionVariable({ role, variables }: Session, name: string): string | undefined {
  return name === roleVariable ? role : variables[name];
}

const roleVariable = 'x-hasura-role';

/** The variables as filters, functions and handlers see them: with the role. */
export function sessionVariables(session: Session): Readonly<Record<string, string>> {
  return { ...session.variables, [roleVariable]: session.role };
}
