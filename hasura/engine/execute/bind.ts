import { EngineError, invariant } from '../errors';
import { type Json } from '../json';
import { type ParameterValue } from '../model/boolExp';
import { valueAt } from '../plan/inputContext';
import { type Session } from '../session';
import { type Statement } from '../sql/statement';

/** What a statement's parameters are filled from. */
export interface Bindings {
  readonly session: Session;
  readonly variables: Readonly<Record<string, Json>>;
  /** Rows as JSON text, for a statement that reads what another has touched. */
  readonly rows?: string;
  readonly affectedRows?: number;
}

/** The parameters of one run. Throws not-found for a session variable that a filter needs and the session lacks. */
export function bind(statement: Statement, { session, variables, rows, affectedRows }: Bindings): ParameterValue[] {
  for (const name of statement.sessionVariables)
    if (sessionVariables(session)[name] === undefined)
      throw new EngineError('not-found', `missing session variable: "${name}"`);
  return statement.parameters.map((parameter) => {
    switch (parameter.kind) {
      case 'session':
        return JSON.stringify(sessionVariables(session));
      case 'rows':
        invariant(rows !== undefined, 'rows are bound');
        return rows;
      case 'affectedRows':
        return String(affectedRows);
      case 'constant':
        return parameter.value;
      case 'variable':
        return parameter.read(valueAt(variables, parameter.path));
    }
  });
}

/** The variables as filters, functions and handlers see them: with the role. */
export function sessionVariables(session: Session): Readonly<Record<string, string>> {
  return { ...session.variables, 'x-hasura-role': session.role };
}
