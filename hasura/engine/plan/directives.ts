import { GraphQLBoolean, GraphQLNonNull, type DirectiveNode } from 'graphql';
import { pathTo, validationFailed } from '../errors';
import type { PlanContext } from './context';
import { inputFrom } from './input';
import { plannedBoolean } from './plainValue';

const onSelections = new Set(['include', 'skip']);
const onOperations = new Set(['cached', '_multiple_top_level_fields']);

/** Whether `@include` and `@skip` let a selection through. Unknown, misplaced or repeated directives are errors. */
export function isIncluded(
  context: PlanContext,
  directives: readonly DirectiveNode[],
  at: string,
  place: string,
): boolean {
  if (directives.length === 0) return true;
  checkDirectives(directives, at, place, onSelections);
  return directives.every((directive) => condition(context, directive, at) === (directive.name.value === 'include'));
}

/** Checks the directives of an operation. */
export function checkOperationDirectives(directives: readonly DirectiveNode[], kind: string): void {
  checkDirectives(directives, '$', `a ${kind}`, onOperations);
}

function checkDirectives(
  directives: readonly DirectiveNode[],
  at: string,
  place: string,
  allowed: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  for (const { name } of directives) {
    const known = onSelections.has(name.value) || onOperations.has(name.value);
    if (!known) throw validationFailed(at, `directive '${name.value}' is not defined in the schema`);
    if (!allowed.has(name.value)) throw validationFailed(at, `directive '${name.value}' is not allowed on ${place}`);
    if (seen.has(name.value)) {
      throw validationFailed(at, `the following directives are used more than once: ['${name.value}']`);
    }
    seen.add(name.value);
  }
}

function condition(context: PlanContext, directive: DirectiveNode, at: string): boolean {
  const path = pathTo(at, directive.name.value);
  const argument = directive.arguments?.find(({ name }) => name.value === 'if');
  if (!argument) throw validationFailed(path, "missing required field 'if'");
  return plannedBoolean(
    inputFrom(context.inputs, argument.value, { type: new GraphQLNonNull(GraphQLBoolean), at: pathTo(path, 'if') }),
  );
}
