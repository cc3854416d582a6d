import type { FavouriteKind } from '../../../../domain/favourites/favouriteInput';

/** A field of the form of a favourite. */
export interface FavouriteField {
  readonly name: string;
  readonly label: string;
  readonly control?: 'country' | 'date' | 'entityType' | 'identificationType';
  readonly isRequired?: boolean;
}

const place = (isRequired: boolean): readonly FavouriteField[] => [
  { name: 'street', label: 'Street', isRequired },
  { name: 'city', label: 'City', isRequired },
  { name: 'state_or_province', label: 'State or province' },
  { name: 'postal_code', label: 'Postcode' },
  { name: 'country', label: 'Country', control: 'country', isRequired },
];

const identity: readonly FavouriteField[] = [
  { name: 'identification_type', label: 'Identification type', control: 'identificationType' },
  { name: 'identification_value', label: 'Identification' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
];

/** The fields of each kind in their order. */
export const favouriteFields: Readonly<Record<FavouriteKind, readonly FavouriteField[]>> = {
  address: [{ name: 'name', label: 'Name', isRequired: true }, ...place(true)],
  entity: [
    { name: 'name', label: 'Name', isRequired: true },
    { name: 'legal_entity_type', label: 'Entity type', control: 'entityType' },
    ...identity,
    { name: 'website', label: 'Website' },
    ...place(false),
  ],
  person: [
    { name: 'first_name', label: 'First name', isRequired: true },
    { name: 'last_name', label: 'Last name', isRequired: true },
    { name: 'date_of_birth', label: 'Date of birth', control: 'date' },
    { name: 'nationality', label: 'Nationality', control: 'country' },
    ...identity,
    ...place(false),
  ],
};
