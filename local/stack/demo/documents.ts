import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sharepointKey } from '../../../actions/documents/sharepointFilesOf';
import { demoSubmissionDocument } from '../../../seeds/demo/writeWork';
import { demoDocuments } from '../../../seeds/demo/writeDocuments';
import { pdfPage } from '../../provider/pages/pdf';

/** Writes the files of the demo's documents, unless they are there. Each has the size that its row states. */
export async function writeDemoDocuments(folder: string): Promise<void> {
  const { s3Key: diagram, filename: diagramName, filesize: diagramSize } = demoSubmissionDocument;
  await writeOnce(join(folder, diagram), diagramName, Number(diagramSize));
  for (const { s3Key, filename, filesize, documentId } of demoDocuments) {
    await writeOnce(join(folder, s3Key), filename, Number(filesize));
    if (documentId) await writeOnce(join(folder, sharepointKey(documentId)), filename, Number(filesize));
  }
}

async function writeOnce(file: string, filename: string, size: number): Promise<void> {
  if (existsSync(file)) return;
  const pdf = await pdfPage(filename, ['A document of the demo.']);
  mkdirSync(dirname(file), { recursive: true });
  // What follows the end of a PDF is ignored.
  writeFileSync(`${file}.part`, Buffer.concat([pdf, Buffer.alloc(size - pdf.length, '\n')]));
  renameSync(`${file}.part`, file);
}
