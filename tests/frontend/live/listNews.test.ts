import { listNews } from '../../../frontend/src/shared/live/listNews';

const ids = (text: string) => [...text];

/** Of a page of four rows: what is shown, what the server has, how many arrived, which are gone. */
const cases: readonly (readonly [what: string, shown: string, live: string, arrivals: number, gone: string])[] = [
  ['nothing changed', 'abcd', 'abcd', 0, ''],
  ['the order changed', 'abcd', 'badc', 0, ''],
  ['an empty list got a row', '', 'a', 1, ''],
  ['a short list got a row at the top', 'bc', 'abc', 1, ''],
  ['a short list got a row at the end', 'ab', 'abc', 1, ''],
  ['a row was pushed to the next page', 'abcd', 'xabc', 1, ''],
  ['a row came in the middle', 'abcd', 'abxc', 1, ''],
  ['a whole page came', 'abcd', 'wxyz', 4, ''],
  ['a row left a short list', 'abc', 'ac', 0, 'b'],
  ['the last row left a short list', 'abc', 'ab', 0, 'c'],
  ['all rows left', 'abc', '', 0, 'abc'],
  ['a row left, and the next page moved up', 'abcd', 'acde', 0, 'b'],
  ['one row came and another left', 'abcd', 'xacd', 1, 'b'],
  ['two came, one left, the last was pushed away', 'abcd', 'xyac', 2, 'b'],
  ['one left a full page that is now short', 'abcd', 'abc', 0, 'd'],
  ['one left and one came at the end of a short list', 'abc', 'acd', 1, 'b'],
];

test.each(cases)('%s: from %s to %s', (_what, shown, live, arrivals, gone) => {
  expect(listNews(ids(shown), ids(live), 4)).toEqual({ arrivals, goneIds: new Set(ids(gone)) });
});
