import { areaLambda } from '../areaLambda';
import { createTariff } from './createTariff';
import { editTariff } from './editTariff';
import { insertTariff } from './insertTariff';
import { makeTariffDefault } from './makeTariffDefault';
import { updateTariff } from './updateTariff';

/**
 * The tariffs area's Lambda. The last two have the names that Hasura gives the table's own mutations, because the specification calls them; the
 * metadata of the table gives its own mutations other names.
 */
export const handler = areaLambda<'tariffs'>({
  createTariff,
  editTariff,
  makeTariffDefault,
  insert_tariffs_one: insertTariff,
  update_tariffs_by_pk: updateTariff,
});
