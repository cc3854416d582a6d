import { areaLambda } from '../areaLambda';
import { createCountry } from './createCountry';
import { deleteCountry } from './deleteCountry';
import { updateCountry } from './updateCountry';

/** The countries area's Lambda. */
export const handler = areaLambda<'countries'>({ createCountry, updateCountry, deleteCountry });
