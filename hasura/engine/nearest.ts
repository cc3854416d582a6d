/** The candidate most similar to a name, for "did you mean". Undefined when more than a third of the name differs from each of them. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance <= Math.ceil(name.length / 3) && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** The Levenshtein distance: the least number of inserted, deleted or replaced letters. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1];
    for (let at = 0; at < right.length; at += 1) {
      const changed = (row[at] ?? 0) + (letter === right[at] ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? left.length;
}
