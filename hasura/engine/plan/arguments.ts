import { isNonNullType } from 'graphql';
import { invariant, pathTo, validationFailed } from '../errors';
import { keyOf } from '../schema/meaning';
import type { CollectedField } from './collectFields';
import type { PlanContext } from './context';
import { inputFrom, type Input } from './input';

/** The arguments of a field by key, checked for unknown and for missing required ones. */
export function fieldArguments(context: PlanContext, field: CollectedField): Map<string, Input> {
  const { definition, node, path } = field;
  invariant(definition, 'meta fields take no arguments here');
  const given = new Map<string, Input>();
  for (const argument of node.arguments ?? []) {
    const name = argument.name.value;
    const expected = definition.args.find((arg) => arg.name === name);
    if (!expected) throw validationFailed(path, `'${definition.name}' has no argument named '${name}'`);
    const place = {
      type: expected.type,
      at: pathTo(`${path}.args`, name),
      hasDefault: expected.defaultValue !== undefined,
    };
    given.set(keyOf(expected), inputFrom(context.inputs, argument.value, place));
  }
  for (const expected of definition.args) {
    if (isNonNullType(expected.type) && expected.defaultValue === undefined && !given.has(keyOf(expected))) {
      throw validationFailed(pathTo(`${path}.args`, expected.name), `missing required field '${expected.name}'`);
    }
  }
  return given;
}

/** The input of a required argument. */
export function required(args: ReadonlyMap<string, Input>, name: string): Input {
  const input = args.get(name);
  invariant(input, `argument ${name} is required`);
  return input;
}
