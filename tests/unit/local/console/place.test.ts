import { readPlace, writePlace, type Place } from '../../../../local/console/model/place';

const places: readonly (readonly [name: string, place: Place])[] = [
  ['nothing', { filters: [], page: 1, isNew: false }],
  [
    'filters, an order and a page',
    {
      table: 'payments',
      filters: [
        { column: 'createdAt', operator: '_gt', value: '2026-11-24T10:00:00Z' },
        { column: 'reference', operator: '_like', value: '%a:b\n&c%' },
        { column: 'reason', operator: '_eq', value: '' },
      ],
      order: { column: 'amount', direction: 'desc' },
      page: 3,
      isNew: false,
    },
  ],
  [
    'a row that a relationship led to',
    {
      table: 'accounts',
      follow: { table: 'payments', row: { id: 'a' }, relationship: 'account' },
      filters: [],
      page: 1,
      row: { user_id: 'maker', account_id: null },
      isNew: false,
    },
  ],
  ['the form of a new row', { table: 'countries', filters: [], page: 1, isNew: true }],
];

it.each(places)('reads from the address what was written: %s', (_, place) => {
  expect(readPlace(new URLSearchParams(writePlace(place).toString()))).toEqual(place);
});

it.each([
  'where=amount',
  'where=:_eq:1',
  'order=amount',
  'order=amount:up',
  'page=x',
  'page=-1',
  'row=1',
  'row={',
  'from=payments&via=account&of=[]',
  'from=payments&of={}',
])('leaves out what is malformed: %s', (address) => {
  expect(readPlace(new URLSearchParams(address))).toEqual({ filters: [], page: 1, isNew: false });
});
