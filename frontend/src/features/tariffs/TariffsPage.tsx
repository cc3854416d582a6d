import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { NewLink, ListPage } from '../../shared/patterns/list/ListPage';
import { EmptyState } from '../../ui/EmptyState';
import { tariffColumns } from './tariffColumns';
import { useTariffs } from './tariffsQuery';

/** The house's tariffs (/admin/tariffs), by type, the default of a type first. */
export function TariffsPage() {
  const { read, news } = useTariffs();
  return (
    <ListPage
      title={messages.adminMenu.tariffs}
      context="What accounts are charged, in pounds"
      action={<NewLink to={paths.newTariff}>New tariff</NewLink>}
      caption="Tariffs"
      nouns={['tariff', 'tariffs']}
      read={read}
      rows={read.data?.tariffs}
      news={news}
      columns={tariffColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.editTariff(id)}
      rowVersion={({ updatedAt }) => updatedAt}
      empty={<EmptyState>There are no tariffs yet. Without one no fee of its type is charged.</EmptyState>}
    />
  );
}
