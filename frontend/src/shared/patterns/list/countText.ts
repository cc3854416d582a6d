import { formatCount } from '../../../ui/formatCount';

/** How many there are, in words: "1 payment", "1,200 payments". Undefined while the number is not known. */
export function countText(count: number | undefined, [one, several]: readonly [string, string]): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${several}`;
}
