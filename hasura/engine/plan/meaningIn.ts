import { getNullableType, isInputObjectType } from 'graphql';
import { invariant } from '../errors';
import { inputMeaningOf, type InputMeaning } from '../schema/meaning';
import type { Input } from './input';

/** What a field of an input object that describes a row stands for. */
export function meaningIn({ type }: Input, name: string): InputMeaning {
  const object = getNullableType(type);
  invariant(isInputObjectType(object), 'a row is an input object');
  const field = object.getFields()[name];
  invariant(field, 'unknown fields are refused before');
  return inputMeaningOf(field);
}
