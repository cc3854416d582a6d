import { validationFailed } from '../errors';

const segmentPattern = /\.?([A-Za-z_][A-Za-z0-9_-]*)|\.?\[(\d+)\]|\.?\[(?:'([^']*)'|"([^"]*)")\]/y;

/** `$.a[0].b` as the text array that `#>` takes. */
export function parseJsonPath(path: string, at: string): string[] {
  const rest = path.startsWith('$') ? path.slice(1) : path;
  const segments: string[] = [];
  segmentPattern.lastIndex = 0;
  while (segmentPattern.lastIndex < rest.length) {
    const match = segmentPattern.exec(rest);
    if (!match) throw validationFailed(at, `parse json path error: ${path}`);
    segments.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
  }
  return segments;
}
