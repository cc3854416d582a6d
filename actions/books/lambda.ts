import { areaLambda } from '../areaLambda';
import { resolveBookDifference } from './resolveBookDifference';

/** The books' Lambda. */
export const handler = areaLambda<'books'>({ resolveBookDifference });
