const pageWidth = 595;
const pageHeight = 842;
const margin = 64;
const lineHeight = 20;

/** A page of text as a PDF, A4, in Helvetica. Characters outside Latin-1 become question marks. */
export function pdfPage(title: string, lines: readonly string[]): Buffer {
  const content = contentOf(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] ` +
      '/Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  return Buffer.from(fileOf(objects), 'latin1');
}

function contentOf(title: string, lines: readonly string[]): string {
  const at = (position: number) => pageHeight - margin - position * lineHeight;
  const show = (size: number, position: number, text: string) =>
    `BT /F1 ${size} Tf ${margin} ${at(position)} Td (${escaped(text)}) Tj ET`;
  return [show(18, 0, title), ...lines.map((line, index) => show(11, index + 2, line))].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, (character) => `\\${character}`);
}

/** The objects, then the table of where each begins. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
