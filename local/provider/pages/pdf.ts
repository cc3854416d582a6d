import PDFDocument from 'pdfkit';

/** A title and lines of text as a PDF of one A4 page. The text is not compressed, so that a person can read the file in an editor. */
export async function pdfPage(title: string, lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 64, compress: false, info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done) => document.on('end', done));
  document.fontSize(18).text(title).moveDown();
  for (const line of lines) document.fontSize(11).text(line, { lineGap: 6 });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
