import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

const isText = (name: string) => /\.(js|css|html|svg)$/.test(name);

/** Also writes each text file of the build compressed with brotli and gzip, so that the server need not compress. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    async writeBundle({ dir = '' }) {
      const names = (await readdir(dir, { recursive: true })).filter(isText);
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [extension, compressor] of Object.entries(compressors)) {
    await writeFile(`${path}.${extension}`, await compressor(content));
  }
}
