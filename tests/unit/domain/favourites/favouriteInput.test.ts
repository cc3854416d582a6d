import { favouriteSchemas, storedFavourite, type FavouriteKind } from '../../../../domain/favourites/favouriteInput';

const address = { name: 'Warehouse', street: 'Wijnhaven 60', city: 'Rotterdam', country: 'NL' };
const entity = { name: 'Aldgate Group' };
const person = { first_name: 'Harriet', last_name: 'Vane' };

test.each<[what: string, kind: FavouriteKind, input: object, isTaken: boolean]>([
  ['an address', 'address', address, true],
  ['an address without a street', 'address', { ...address, street: '' }, false],
  ['an address without a country', 'address', { ...address, country: null }, false],
  ['a country by its name', 'address', { ...address, country: 'Netherlands' }, false],
  ['a field of another kind', 'address', { ...address, email: 'a@b.com' }, false],
  ['an entity by its name alone', 'entity', entity, true],
  ['an entity without a name', 'entity', { name: '' }, false],
  ['an empty e-mail address', 'entity', { ...entity, email: '' }, true],
  ['an e-mail address without a point', 'entity', { ...entity, email: 'a@b' }, false],
  ['an unknown entity type', 'entity', { ...entity, legal_entity_type: 'club' }, false],
  ['a person', 'person', person, true],
  ['a person without a last name', 'person', { first_name: 'Harriet' }, false],
  ['a day that does not exist', 'person', { ...person, date_of_birth: '1979-02-30' }, false],
  ['an unknown identification', 'person', { ...person, identification_type: 'library_card' }, false],
  ['a passport', 'person', { ...person, identification_type: 'passport', identification_value: '1' }, true],
])('%s', async (_what, kind, input, isTaken) => {
  expect(await favouriteSchemas[kind].isValid(input, { strict: true })).toBe(isTaken);
});

test('an empty text is stored as none', () => {
  expect(storedFavourite({ name: 'A', email: '' })).toEqual({ name: 'A', email: null });
});
