import { object, type ObjectShape } from 'yup';
import { flag, map, maybe, text, texts } from '../../../../../actions/provider/records/fields';
import { ratesRecord } from '../../../../../actions/provider/records/reference';
import { read, unreadableFields } from './recordRules';

/** A kind of field: a schema with or without a default. */
type Kind = ObjectShape[string];

/** What a field of this kind is read as; the field itself where it makes the answer unreadable. */
async function readField(kind: Kind, value: unknown): Promise<unknown> {
  const record = object({ field: kind });
  const unreadable = await unreadableFields(record, { field: value });
  return unreadable.length > 0 ? unreadable : ((await read(record, { field: value })) as { field: unknown }).field;
}

const unreadable = ['field'];

it.each<[what: string, kind: Kind, value: unknown, reading: unknown]>([
  ['a text', text(), 'June', 'June'],
  ['an amount that came as a number', text(), 10.5, '10.5'],
  ['a negative amount', text(), '-9.58', '-9.58'],
  ['an amount with more digits than a number holds', text(), '123456789012345678.99', '123456789012345678.99'],
  ['zero as a number', text(), 0, '0'],
  ['an empty text that is needed', text(), '', unreadable],
  ['null that is needed', text(), null, unreadable],
  ['a list in place of a text', text(), ['June'], unreadable],
  ['an object in place of a text', text(), { name: 'June' }, unreadable],

  ['a text that may be missing', maybe(), 'June', 'June'],
  ['an amount that may be missing, as a number', maybe(), 0, '0'],
  ['an empty text that may be missing', maybe(), '', null],
  ['a space', maybe(), ' ', ' '],
  ['null', maybe(), null, null],
  ['what is absent', maybe(), undefined, null],
  ['an object in place of a text that may be missing', maybe(), { name: 'June' }, unreadable],

  ['yes', flag(), true, true],
  ['no', flag(), false, false],
  ['yes as a word', flag(), 'true', true],
  ['no as a word', flag(), 'false', false],
  ['an empty flag', flag(), '', null],
  ['a flag of null', flag(), null, null],
  ['an absent flag', flag(), undefined, null],
  ['a word that is neither yes nor no', flag(), 'perhaps', unreadable],

  ['a list', texts(), ['a', 'b'], ['a', 'b']],
  ['a list of numbers', texts(), [1, 2], ['1', '2']],
  ['a list with gaps', texts(), ['a', '', null, 'b'], ['a', 'b']],
  ['one text in place of a list', texts(), 'a', ['a']],
  ['an empty text in place of a list', texts(), '', []],
  ['null in place of a list', texts(), null, []],
  ['an object in place of a list', texts(), { a: 'b' }, []],
  ['an absent list', texts(), undefined, []],

  ['an object of texts', map<string>(), { b: 'x', a: 'y' }, { b: 'x', a: 'y' }],
  ['an object of numbers', map<string>(), { a: 1.5 }, { a: '1.5' }],
  ['an object of lists', map<string[]>(), { a: ['1', 2, null] }, { a: ['1', '2', ''] }],
  ['an object with null', map<string>(), { a: null }, { a: '' }],
  ['an empty object', map<string>(), {}, {}],
  ['an empty list in place of an object', map<string>(), [], {}],
  ['a list in place of an object', map<string>(), ['a'], unreadable],
  ['a text in place of an object', map<string>(), 'a', unreadable],
  ['null in place of an object', map<string>(), null, unreadable],
  ['an absent object', map<string>(), undefined, unreadable],
])('%s', async (_what, kind, value, reading) => {
  expect(await readField(kind, value)).toEqual(reading);
});

it('rates are pairs of texts by currency pair, and pairs without a rate are listed', async () => {
  const body = { rates: { EURGBP: ['0.71445', 0.71508] }, unavailable: ['XXXYYY'] };
  expect(await read(ratesRecord, body)).toEqual({ rates: { EURGBP: ['0.71445', '0.71508'] }, unavailable: ['XXXYYY'] });
  expect(await read(ratesRecord, { rates: [] })).toEqual({ rates: {}, unavailable: [] });
  expect(await unreadableFields(ratesRecord, { unavailable: [] })).toEqual(['rates']);
});
