import { inflateSync } from 'node:zlib';
import Big from 'big.js';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { statementBytes } from '../../../../actions/transactions/statements/statementBytes';
import type { StatementFormat } from '../../../../domain/statements/formats';
import { movement, statementOf } from '../../../support/statementFixture';

type Written = ReturnType<typeof statementOf>;

/** The file of a statement, written in pages of a hundred lines. */
async function fileOf(format: StatementFormat, { head, entries }: Written): Promise<Buffer> {
  async function* pages() {
    for (let start = 0; start < entries.length; start += 100) yield entries.slice(start, start + 100);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of statementBytes[format](head, pages())) pieces.push(piece);
  return Buffer.concat(pieces);
}

const awkward = statementOf([
  movement({ counterparty: 'Müller & <Søn>', reason: '=SUM(A1)' }),
  movement({ type: 'debit', amount: '1300.10', reason: '\u0000株式会社 🙂', reference: null }),
]);

test('a workbook has the parts of its format, well-formed, and no formula', async () => {
  const parts = unzipSync(await fileOf('xlsx', awkward));
  expect(Object.keys(parts).sort()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  for (const part of Object.values(parts)) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(strFromU8(part)).close();
  }
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet).toContain('<t xml:space="preserve">=SUM(A1)</t>');
  expect(sheet).toContain('Müller &amp; &lt;Søn&gt;');
  expect(sheet).not.toContain('<f>');
});

test('the amounts of a workbook lead from the opening to the closing balance', async () => {
  const sheet = strFromU8(unzipSync(await fileOf('xlsx', awkward))['xl/worksheets/sheet1.xml']!);
  const rows = sheet.split('<row>').slice(1);
  const numbers = rows.map((row) => [...row.matchAll(/s="3"><v>([^<]+)<\/v>/g)].map(([, amount = '']) => amount));
  const [opening = '', closing = ''] = [numbers[3]?.[0], numbers.at(-1)?.[0]];
  const moved = numbers.slice(4, -1).reduce((sum, [amount = '0']) => sum.plus(amount), new Big(opening));
  expect(moved.eq(closing)).toBe(true);
  expect(closing).toBe(awkward.head.closing);
});

test('a PDF turns its pages', async () => {
  const long = statementOf(Array.from({ length: 250 }, () => movement({ reason: 'x'.repeat(300) })));
  const content = (await fileOf('pdf', long)).toString('latin1');
  expect(content).toMatch(/^%PDF-1\.\d/);
  expect(content.trimEnd()).toMatch(/%%EOF$/);
  expect(content.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4);
  expect((await fileOf('pdf', awkward)).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** The texts of a PDF of pdfkit's in the order in which they were written. */
function textsOf(content: Buffer): string[] {
  const streams = content.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, stream = '']) => {
    const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    );
  });
}

test('a PDF has the cells of each line, cut where a column has no room, and none for what is empty', async () => {
  const written = statementOf([
    movement({ reason: 'x'.repeat(300), counterparty: null, action: 'payment', reference: 'REF-1' }),
    movement({ reference: null, reason: null, action: 'funding', type: 'debit', amount: '20.00' }),
  ]);
  const texts = textsOf(await fileOf('pdf', written));
  const cut = texts.find((text) => text.startsWith('payment · x')) ?? '';
  const first = `2026-10-05|REF-1|${cut}|250.00|1,250.00`;
  const second = '2026-10-05|funding|-20.00|1,230.00';
  const lines = [first, second, 'Closing balance|1,230.00'];
  expect(texts.slice(texts.indexOf('Balance') + 1).join('|')).toBe(lines.join('|'));
  // As many letters as have room in 165 points of Helvetica in size 8.
  expect(cut).toBe(`payment · ${'x'.repeat(31)}`);
});
