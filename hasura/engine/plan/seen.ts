import { isAlways, type BoolExp, type SeenColumn, type SeenField } from '../model/boolExp';
import type { Column, ComputedField } from '../model/table';
import type { PlanContext } from './context';

/** A column as the role sees it. */
export function seenColumn(context: PlanContext, column: Column): SeenColumn {
  return { column, visibleIf: visibility(context, column) };
}

/** A computed scalar as the role sees it. */
export function seenField(context: PlanContext, field: ComputedField): SeenField {
  return { field, visibleIf: visibility(context, field) };
}

function visibility({ view }: PlanContext, of: Column | ComputedField): BoolExp | undefined {
  const redaction = view.redaction(of);
  return redaction && !isAlways(redaction) ? redaction : undefined;
}
