import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { invariant } from '../errors';
import type { CollectedField } from './collectFields';

/** The object type of a field, without list and non-null wrappers. */
export function objectTypeOf(field: CollectedField): GraphQLObjectType {
  invariant(field.definition, 'meta fields are handled before');
  const type = getNamedType(field.definition.type);
  invariant(isObjectType(type), `${type.name} is an object type`);
  return type;
}
