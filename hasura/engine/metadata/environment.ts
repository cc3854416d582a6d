import type { HeaderMetadata } from './types';

/** The variables that templates and `from_env` may read. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Fills `{{NAME}}` from the environment. A missing variable is an error, which makes its object inconsistent. */
export function fillTemplate(template: string, environment: Environment): string {
  return template.replace(/\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g, (_whole, name: string) =>
    required(environment, name),
  );
}

/** A configured header's value, literal or from the environment. */
export function headerValue(header: HeaderMetadata, environment: Environment): string {
  return header.value_from_env === undefined ? (header.value ?? '') : required(environment, header.value_from_env);
}

function required(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined) throw new Error(`Value for environment variables not found: ["${name}"]`);
  return value;
}
