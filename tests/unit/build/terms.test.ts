import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBlocks, termsPdf } from '../../../frontend/termsFile';

const source = readFileSync(resolve(__dirname, '../../../frontend/termsOfUse.md'), 'utf8');

test('titles, headings and paragraphs are told apart', () => {
  expect(readBlocks('# Terms\n\n## One\n\nA paragraph\nover two lines.\n')).toEqual([
    { tag: 'H1', text: 'Terms' },
    { tag: 'H2', text: 'One' },
    { tag: 'P', text: 'A paragraph over two lines.' },
  ]);
});

test('the text says that it is a sample', () => {
  expect(readBlocks(source)[0]).toEqual({ tag: 'H1', text: 'Terms of use' });
  expect(source).toContain('This is a sample');
});

test('the document is tagged, titled, in English, and the same each time', async () => {
  const pdf = await termsPdf(source);
  const text = pdf.toString('latin1');
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/DisplayDocTitle true');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(3);
  expect(await termsPdf(source)).toEqual(pdf);
});
