import { derivedId } from '../runtime/derivedId';
import type { RuntimeContext } from '../runtime/context';

/** The context whose ids follow from a change and their order. */
export function contextOf(context: RuntimeContext, changeId: string): RuntimeContext {
  let count = 0;
  return { ...context, newId: () => derivedId('change', changeId, ++count) };
}
