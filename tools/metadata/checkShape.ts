import { Ajv, type ErrorObject } from 'ajv';
import type { Json } from '../../hasura/engine/json';
import { nearest } from '../../hasura/engine/nearest';
import type { Shape } from './shape';

/** A place of a value that is not of its shape: the keys that lead there, and what is wrong. */
export interface ShapeFault {
  readonly keys: readonly string[];
  readonly message: string;
}

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });

/** Everything in a value that is not of its shape. */
export function shapeFaults(value: Json, shape: Shape): ShapeFault[] {
  const validate = ajv.compile(shape);
  return validate(value) ? [] : (validate.errors ?? []).map(faultOf);
}

function faultOf({ keyword, instancePath, params, parentSchema, data }: ErrorObject): ShapeFault {
  const keys = keysOf(instancePath);
  if (keyword === 'required') return { keys, message: `the key "${String(params.missingProperty)}" is missing` };
  if (keyword === 'additionalProperties') {
    const key = String(params.additionalProperty);
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return { keys: [...keys, key], message: unknownKey(key, known) };
  }
  return { keys, message: `expected ${String(parentSchema?.description)}, found ${JSON.stringify(data)}` };
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  return `the key "${key}" is not known${near ? `; did you mean "${near}"?` : ''}`;
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
