import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk that a test fills in the eyes of the programs that it starts: what they are told to be free, not what they write. */
export interface ScarceDisk {
  readonly folder: string;
  /** The variables of the programs. */
  readonly environment: Readonly<Record<string, string>>;
  readonly fill: () => void;
  readonly free: () => void;
}

/** @param folder an empty folder for what the programs load */
export function scarceDisk(folder: string): ScarceDisk {
  const [program, mark] = [join(folder, 'statfs.cjs'), join(folder, 'full')];
  writeFileSync(
    program,
    `const { existsSync, promises } = require('node:fs');
    const { statfs } = promises;
    promises.statfs = async (path) => ({ ...(await statfs(path)), ...(existsSync(${JSON.stringify(mark)}) && { bavail: 0 }) });`,
  );
  return {
    folder,
    environment: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${program}` },
    fill: () => writeFileSync(mark, ''),
    free: () => rmSync(mark),
  };
}
