import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import fc from 'fast-check';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';
import { validateXML } from 'xmllint-wasm';
import { camt053 } from '../../../../domain/statements/camt053';
import { mt940 } from '../../../../domain/statements/mt940';
import { statementCsv } from '../../../../domain/statements/statementCsv';
import type { StatementHead, StatementMovement, StatementText } from '../../../../domain/statements/statement';
import { movement, statementOf } from '../../../support/statementFixture';
import { readMt940 } from './readMt940';
import { sized } from '../../../support/sized';

const schema = readFileSync(join(__dirname, 'schema/camt.053.001.08.xsd'), 'utf8');

type Written = ReturnType<typeof statementOf>;

const write = (textOf: (head: StatementHead) => StatementText, { head, entries }: Written) => {
  const text = textOf(head);
  const half = Math.floor(entries.length / 2);
  return text.start() + text.lines(entries.slice(0, half)) + text.lines(entries.slice(half)) + text.end();
};

async function faultsOf(xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'statement.xml', contents: xml }],
    schema: [{ fileName: 'camt.xsd', contents: schema }],
  });
  return errors.map(({ message }) => message);
}

/** The amounts of the balances and entries of a camt.053, with their signs, read by a parser of its own. */
function readCamt(xml: string) {
  const balances = new Map<string, string>();
  const entries: string[] = [];
  const path: string[] = [];
  let [code, amount] = ['', ''];
  const parser = new SaxesParser({});
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('text', (text) => {
    const at = path.slice(-2).join('/');
    if (at === 'CdOrPrtry/Cd') code = text;
    if (at === 'Bal/Amt' || at === 'Ntry/Amt') amount = text;
    const signed = text === 'DBIT' ? new Big(amount || 0).neg().toFixed() : new Big(amount || 0).toFixed();
    if (at === 'Bal/CdtDbtInd') balances.set(code, signed);
    if (at === 'Ntry/CdtDbtInd') entries.push(signed);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return { balances, entries };
}

const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all.plus(amount), new Big(0));

const awkward: readonly StatementMovement[] = [
  movement({ counterparty: 'Müller & Søn <GmbH>', reason: '=SUM(A1)', reference: '//AB//CD/EF-0123456789/' }),
  movement({
    type: 'debit',
    amount: '1300.10',
    action: 'payment',
    counterparty: '株式会社',
    reason: `:86: ${'x'.repeat(600)}`,
  }),
  movement({ type: 'debit', amount: '4', action: 'payment_fee', reference: null, reason: '-\u0000 🙂 \u2028' }),
  movement({ amount: '1300.1', action: 'payment_failure', settlesAt: new Date('2026-10-25T23:30:00Z') }),
  movement({ type: 'debit', amount: '0.01', action: 'manual_transaction' }),
  movement({ action: 'conversion' }),
  movement({ action: 'transfer', type: 'debit' }),
];

test('camt.053 keeps to the schema, whatever the texts are', async () => {
  const xml = write(camt053, statementOf(awkward, { account: 'A & B', opening: '-20.00' }));
  expect(await faultsOf(xml)).toEqual([]);
  expect(xml).toContain('<Nm>Müller &amp; Søn &lt;GmbH&gt;</Nm>');
  expect(xml).toContain('<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd>');
  expect(xml).toContain('<ValDt><Dt>2026-10-25</Dt></ValDt>');
  expect(xml).toContain('<Prtry><Cd>manual_transaction</Cd></Prtry>');
  expect(await faultsOf(write(camt053, statementOf([], { currency: 'JPY', opening: '5000' })))).toEqual([]);
  expect(await faultsOf(xml.replace('<Sts><Cd>BOOK</Cd></Sts>', ''))).not.toEqual([]);
}, 300_000);

test.each<[Partial<StatementMovement>, codes: string, swift: string]>([
  [{ action: 'payment_fee', type: 'debit' }, 'PMNT ICDT CHRG payment_fee', 'NCHG'],
  [{ action: 'transfer', charge: 'payment_fee', type: 'debit' }, 'PMNT ICDT CHRG payment_fee', 'NCHG'],
  [
    { action: 'transfer', charge: 'balance_transfer_fee', type: 'debit' },
    'PMNT ICDT CHRG balance_transfer_fee',
    'NCHG',
  ],
  [{ action: 'transfer', charge: 'incoming_fund_fee', type: 'debit' }, 'PMNT RCDT CHRG incoming_fund_fee', 'NCHG'],
  [
    { action: 'transfer', charge: 'monthly_maintenance_charge', type: 'debit' },
    'ACMT MDOP CHRG monthly_maintenance_charge',
    'NCHG',
  ],
  [
    { action: 'transfer', charge: 'euro_negative_interest', type: 'debit' },
    'ACMT MDOP INTR euro_negative_interest',
    'NCHG',
  ],
  [
    { action: 'transfer', charge: 'monthly_maintenance_charge', type: 'credit' },
    'ACMT MCOP CHRG monthly_maintenance_charge',
    'NCHG',
  ],
  [{ action: 'transfer', type: 'debit' }, 'PMNT ICDT BOOK transfer', 'NTRF'],
])('%o has the codes %s and %s', (change, codes, swift) => {
  const written = statementOf([movement(change)]);
  const [, code = ''] = /<BkTxCd>(.*)<\/BkTxCd>/.exec(write(camt053, written)) ?? [];
  expect(
    code
      .replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .split(/ +/)
      .join(' '),
  ).toBe(codes);
  expect(readMt940(write(mt940, written))[0]?.lines[0]?.type).toBe(swift);
});

test('a movement without an action of the provider is named unknown in camt.053', async () => {
  const xml = write(camt053, statementOf([movement({ action: '' })]));
  expect(xml).toContain('<Prtry><Cd>unknown</Cd></Prtry>');
  expect(await faultsOf(xml)).toEqual([]);
}, 300_000);

test('MT940 is read back, whatever the texts are', () => {
  const written = statementOf(awkward, { opening: '-20.00', safeguarded: '5' });
  const [page] = readMt940(write(mt940, written));
  expect(page).toMatchObject({ number: '00007/00001', opening: '-20', isFirst: true, isLast: true });
  expect(page?.lines.map(({ mark }) => mark)).toEqual(['C', 'D', 'D', 'RD', 'D', 'C', 'D']);
  expect(page?.lines.map(({ type }) => type)).toEqual(['NTRF', 'NTRF', 'NCHG', 'NTRF', 'NMSC', 'NFEX', 'NTRF']);
  expect(page?.lines[0]).toMatchObject({
    reference: 'AB/CD/EF-012345',
    details: expect.stringContaining('Muller + Son .GmbH.'),
  });
  expect(page?.lines[2]?.reference).toBe('NONREF');
  expect(page?.lines[3]?.value).toBe('261025');
  expect(new Big(page?.available ?? 0).eq(new Big(written.head.closing).minus(5))).toBe(true);
});

test('CSV has a row for each line, its texts are no formulas, its amounts are numbers', () => {
  const { data } = Papa.parse<string[]>(write(statementCsv, statementOf(awkward)).trim());
  expect(data).toHaveLength(awkward.length + 1);
  expect(data[0]?.slice(7, 10)).toEqual(['Amount', 'Currency', 'Balance']);
  expect(data[1]?.slice(5, 8)).toEqual(['Müller & Søn <GmbH>', "'=SUM(A1)", '250.00']);
  expect(data[2]?.slice(7, 10)).toEqual(['-1300.10', 'EUR', '-50.10']);
});

const amounts = fc.integer({ min: 1, max: 10 ** 9 }).map((minor) => new Big(minor).div(100).toFixed(2));
const movements = fc.array(
  fc.record({
    type: fc.constantFrom('credit', 'debit'),
    amount: amounts,
    reason: fc.string(),
    action: fc.constantFrom('payment', 'funding', 'other'),
  }),
  { maxLength: 150, size: 'max' },
);

test('any account and period adds up in every format, across pages', () => {
  fc.assert(
    fc.property(movements, amounts, (drawn, opening) => {
      const written = statementOf(
        drawn.map((each) => movement(each)),
        { opening },
      );
      const { closing } = written.head;
      const camt = readCamt(write(camt053, written));
      expect(sum([camt.balances.get('OPBD') ?? '', ...camt.entries]).eq(closing)).toBe(true);
      expect(new Big(camt.balances.get('CLBD') ?? '').eq(closing)).toBe(true);
      const pages = readMt940(write(mt940, written));
      for (const [index, page] of pages.entries()) {
        expect(sum([page.opening, ...page.lines.map(({ amount }) => amount)]).eq(page.closing)).toBe(true);
        expect(page.opening).toBe(index === 0 ? new Big(opening).toFixed() : pages[index - 1]?.closing);
        expect([page.isFirst, page.isLast]).toEqual([index === 0, index === pages.length - 1]);
      }
      expect(new Big(pages.at(-1)?.closing ?? '').eq(closing)).toBe(true);
      const { data } = Papa.parse<string[]>(write(statementCsv, written).trim());
      expect(sum([opening, ...data.slice(1).map((row) => row[7] ?? '')]).eq(closing)).toBe(true);
    }),
    { numRuns: sized(15, 1000), seed: 53, endOnFailure: true },
  );
});

/** The messages of an MT940 file, each with its last line. */
const messagesOf = (file: string) => file.split(/(?<=^-\r\n)/m);

/** Texts from none to the six lines that a field has. */
const texts = fc.string({ maxLength: 450, size: 'max' });
const longMovements = fc.array(
  fc.record({ type: fc.constantFrom('credit', 'debit'), amount: amounts, reason: texts, counterparty: texts }),
  { maxLength: 60, size: 'max' },
);

test('a message of MT940 has at most 2,000 characters, and is turned only where the next line has no room', () => {
  fc.assert(
    fc.property(longMovements, amounts, amounts, (drawn, opening, safeguarded) => {
      const written = statementOf(
        drawn.map((each) => movement(each)),
        { opening, safeguarded },
      );
      const file = write(mt940, written);
      const messages = messagesOf(file);
      const pages = readMt940(file);
      expect(messages.filter((message) => message.length > 2000)).toEqual([]);
      expect(pages.map(({ number }) => number)).toEqual(
        pages.map((_, index) => `00007/${String(index + 1).padStart(5, '0')}`),
      );
      expect(pages.flatMap(({ lines }) => lines)).toHaveLength(drawn.length);
      const [end = ''] = /^:62F:.*/ms.exec(messages.at(-1) ?? '') ?? [];
      for (const [index, next] of messages.slice(1).entries()) {
        const [firstLine = ''] = /^:61:.*?(?=^:6[12])/ms.exec(next) ?? [];
        const full = (messages[index] ?? '').replace(/^:62M:.*/ms, '');
        // The balances of two pages differ by a few digits.
        expect(full.length + firstLine.length + end.length).toBeGreaterThan(2000 - 20);
      }
    }),
    // Smaller examples of a fault of long files take minutes to find.
    { numRuns: sized(25, 1000), endOnFailure: true },
  );
});
