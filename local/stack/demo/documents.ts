import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoDocuments } from '../../../seeds/demo/writeDocuments';
import { pdfPage } from '../../provider/pages/pdf';

/** Writes the files of the demo's documents, unless they are there. Each has the size that its row states. */
export async function writeDemoDocuments(folder: string): Promise<void> {
  for (const { s3Key, filename, filesize } of demoDocuments) {
    const file = join(folder, s3Key);
    if (existsSync(file)) continue;
    const pdf = await pdfPage(filename, ['An invoice of the demo.']);
    mkdirSync(dirname(file), { recursive: true });
    // What follows the end of a PDF is ignored.
    writeFileSync(file, Buffer.concat([pdf, Buffer.alloc(Number(filesize) - pdf.length, '\n')]));
  }
}
