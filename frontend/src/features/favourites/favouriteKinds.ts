import type { TypedDocumentNode } from 'urql';
import type { FavouriteKind } from '../../../../domain/favourites/favouriteInput';
import type { Favourites } from './favouritesQuery';
import {
  CreateFavouriteAddressDocument,
  CreateFavouriteEntityDocument,
  CreateFavouritePersonDocument,
  DeleteFavouriteAddressDocument,
  DeleteFavouriteEntityDocument,
  DeleteFavouritePersonDocument,
  UpdateFavouriteAddressDocument,
  UpdateFavouriteEntityDocument,
  UpdateFavouritePersonDocument,
} from './favouriteWrites';

/** A favourite of any kind: its id and its texts by column. */
export type Favourite = Readonly<Record<string, string | null>> & { readonly id: string };

/** The kinds in words. */
export const kindNouns: Readonly<Record<FavouriteKind, readonly [one: string, several: string]>> = {
  address: ['address', 'addresses'],
  entity: ['entity', 'entities'],
  person: ['person', 'persons'],
};

/** The favourites of a kind. */
export function favouritesOf(kind: FavouriteKind, found: Favourites): readonly Favourite[] {
  const rows = {
    address: found.favourites_addresses,
    entity: found.favourites_entities,
    person: found.favourites_persons,
  }[kind];
  return rows as readonly object[] as readonly Favourite[];
}

/** How many favourites of a kind there are. */
export const countOf = (kind: FavouriteKind, found: Favourites): number =>
  ({
    address: found.favourites_addresses_aggregate,
    entity: found.favourites_entities_aggregate,
    person: found.favourites_persons_aggregate,
  })[kind].aggregate?.count ?? 0;

/** What a favourite is called. */
export const nameOf = ({ name, first_name, last_name }: Favourite): string =>
  name ?? [first_name, last_name].filter(Boolean).join(' ');

/** The documents that write each kind. Their inputs differ by kind, as the fields of the form do. */
export const creations = {
  address: CreateFavouriteAddressDocument,
  entity: CreateFavouriteEntityDocument,
  person: CreateFavouritePersonDocument,
} as const;

/** The documents that change each kind. */
export const changes = {
  address: UpdateFavouriteAddressDocument,
  entity: UpdateFavouriteEntityDocument,
  person: UpdateFavouritePersonDocument,
} as const;

/** The documents that delete each kind. */
export const deletions: Readonly<Record<FavouriteKind, TypedDocumentNode<unknown, { favouriteId: string }>>> = {
  address: DeleteFavouriteAddressDocument,
  entity: DeleteFavouriteEntityDocument,
  person: DeleteFavouritePersonDocument,
};
