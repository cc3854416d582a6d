import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Removes what the set-up wrote. */
function removeAllowList(): void {
  if (process.env.ALLOW_LIST) rmSync(dirname(process.env.ALLOW_LIST), { recursive: true });
}

export { removeAllowList as default };
