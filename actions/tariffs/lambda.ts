import { areaLambda } from '../areaLambda';
import { createTariff } from './createTariff';
import { editTariff } from './editTariff';
import { makeTariffDefault } from './makeTariffDefault';

/** The tariffs area's Lambda. */
export const handler = areaLambda<'tariffs'>({ createTariff, editTariff, makeTariffDefault });
