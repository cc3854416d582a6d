import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Plugin } from 'vite';

/** The address of the document (specification section 2). */
const fileName = 'terms-of-use.pdf';

/** The date of the text. It is fixed, so that every build makes the same document. */
const written = new Date('2026-11-21T00:00:00Z');

/** A paragraph of the text: `# title`, `## heading`, or plain text. */
interface Block {
  readonly tag: 'H1' | 'H2' | 'P';
  readonly text: string;
}

const styles = {
  H1: { font: 'Helvetica-Bold', size: 20 },
  H2: { font: 'Helvetica-Bold', size: 12 },
  P: { font: 'Helvetica', size: 10.5 },
};

/** Splits the text into paragraphs at empty lines. */
export function readBlocks(text: string): Block[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.replace(/\s+/g, ' ').trim());
  return paragraphs.filter(Boolean).map((part) => {
    const [, marks = '', words = ''] = /^(#{0,2})\s*(.*)$/.exec(part) ?? [];
    return { tag: marks === '#' ? 'H1' : marks === '##' ? 'H2' : 'P', text: words };
  });
}

/** Makes a tagged PDF of the terms, so that screen readers know its order, headings and language. */
export function termsPdf(text: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 64, bottom: 64, left: 72, right: 72 },
    lang: 'en-GB',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: 'Corridor: terms of use', Author: 'Corridor', CreationDate: written, ModDate: written },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((done) => document.on('end', () => done(Buffer.concat(chunks))));
  const root = document.struct('Document');
  document.addStructure(root);
  for (const { tag, text: words } of readBlocks(text)) {
    const { font, size } = styles[tag];
    const write = () =>
      void document
        .font(font)
        .fontSize(size)
        .text(words, { lineGap: 2.5 })
        .moveDown(tag === 'H2' ? 0.25 : 0.8);
    root.add(document.struct(tag, {}, [write]));
  }
  root.end();
  document.end();
  return whole;
}

/** Makes /terms-of-use.pdf from a Markdown file, in development and in the build. */
export function termsFile(source: string): Plugin {
  const make = () => termsPdf(readFileSync(source, 'utf8'));
  return {
    name: 'terms-file',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'application/pdf');
        void make().then((pdf) => response.end(pdf));
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await make() });
    },
  };
}
