import { areaLambda } from '../areaLambda';
import { createFavourite, deleteFavourite, updateFavourite } from './writeFavourite';

/** The favourites area's Lambda. */
export const handler = areaLambda<'favourites'>({
  createFavouriteAddress: createFavourite('address'),
  updateFavouriteAddress: updateFavourite('address'),
  deleteFavouriteAddress: deleteFavourite('address'),
  createFavouriteEntity: createFavourite('entity'),
  updateFavouriteEntity: updateFavourite('entity'),
  deleteFavouriteEntity: deleteFavourite('entity'),
  createFavouritePerson: createFavourite('person'),
  updateFavouritePerson: updateFavourite('person'),
  deleteFavouritePerson: deleteFavourite('person'),
});
