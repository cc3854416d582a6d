import { Kind, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** How large a selection is. */
export interface SelectionSize {
  /** Levels of fields inside one another. */
  readonly depth: number;
  /** Fields with a selection of their own. */
  readonly nodes: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const nothing: SelectionSize = { depth: 0, nodes: 0 };

/** Measures a selection with its fragments, without the fields of introspection. A fragment that contains itself ends there. */
export function measureSelection(selectionSet: SelectionSetNode, fragments: Fragments): SelectionSize {
  return measureSet(selectionSet, fragments, new Map());
}

/** `known` holds the size of each fragment met before, and `nothing` for those being looked at: a cycle ends there. */
function measureSet(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  known: Map<string, SelectionSize>,
): SelectionSize {
  return selections
    .map((selection) => measureOne(selection, fragments, known))
    .reduce((sum, { depth, nodes }) => ({ depth: Math.max(sum.depth, depth), nodes: sum.nodes + nodes }), nothing);
}

function measureOne(selection: SelectionNode, fragments: Fragments, known: Map<string, SelectionSize>): SelectionSize {
  if (selection.kind === Kind.INLINE_FRAGMENT) return measureSet(selection.selectionSet, fragments, known);
  const name = selection.name.value;
  if (selection.kind === Kind.FIELD) {
    if (name.startsWith('__')) return nothing;
    if (!selection.selectionSet) return { depth: 1, nodes: 0 };
    const { depth, nodes } = measureSet(selection.selectionSet, fragments, known);
    return { depth: depth + 1, nodes: nodes + 1 };
  }
  const fragment = fragments.get(name);
  const found = known.get(name);
  if (!fragment || found) return found ?? nothing;
  known.set(name, nothing);
  const size = measureSet(fragment.selectionSet, fragments, known);
  known.set(name, size);
  return size;
}
