import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { favouriteKinds, type FavouriteKind } from '../../../../domain/favourites/favouriteInput';
import { isUuid } from '../../../../domain/text';
import { paths } from '../../session/paths';
import { NotFoundPage } from '../../shared/NotFoundPage';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { addressOf, matching, oneOfParam, pageParam, textParam, useSearch } from '../../shared/searchParams';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/loading';
import { favouriteColumns } from './favouriteColumns';
import { countOf, favouritesOf, kindNouns, nameOf } from './favouriteKinds';
import { favouritesPerPage, useFavourites, type Favourites } from './favouritesQuery';

// Most visits only look, and the form brings the pickers and the validation.
const FavouriteForm = lazy(async () => ({ default: (await import('./FavouriteForm')).FavouriteForm }));

const newFavourite = 'new';

const search = {
  kind: oneOfParam(favouriteKinds, 'address'),
  search: textParam(120),
  /** The favourite whose form is open, or `new`. */
  edit: matching((text) => text === newFavourite || isUuid(text)),
  page: pageParam,
};

const chipLabels: Readonly<Record<FavouriteKind, string>> = {
  address: 'Addresses',
  entity: 'Entities',
  person: 'Persons',
};

/** What an organisation keeps at hand: addresses, entities and persons (/admin/favourites/{orgId}). */
export function OrganisationFavouritesPage() {
  const { orgId = '' } = useParams();
  return isUuid(orgId) ? <FavouriteList orgId={orgId} /> : <NotFoundPage />;
}

function FavouriteList({ orgId }: { orgId: string }) {
  const { values, set } = useSearch(search);
  const read = useFavourites(orgId, values);
  const { kind, page } = values;
  const organisation = read.data?.organisations_by_pk;
  const found = read.data && favouritesOf(kind, read.data);
  const edited = found?.find(({ id }) => id === values.edit);
  const close = () => set({ edit: '', page });
  const formOf = (edit: string) => addressOf(paths.favouritesOf(orgId), search, { ...values, edit });
  const [noun, nouns] = kindNouns[kind];
  if (organisation === null) return <NotFoundPage />;
  return (
    <>
      <ListPage
        title={organisation?.name ?? 'Favourites'}
        context={organisation?.enable_favourites === false ? 'Favourites are switched off' : 'Favourites'}
        action={
          <Button tone="primary" onClick={() => set({ edit: newFavourite, page })}>
            New {noun}
          </Button>
        }
        search={{ label: 'Search by name', value: values.search, onChange: (text) => set({ search: text }) }}
        chips={<KindChips kind={kind} found={read.data} onChange={(next) => set({ kind: next })} />}
        caption={chipLabels[kind]}
        nouns={[noun, nouns]}
        read={read}
        rows={found}
        columns={favouriteColumns(formOf)}
        rowKey={({ id }) => id}
        rowLink={({ id }) => formOf(id)}
        pager={{
          page,
          pages: read.data ? Math.ceil(countOf(kind, read.data) / favouritesPerPage) : page,
          onPage: (next) => set({ page: next }),
        }}
        onClear={values.search ? () => set({ search: '' }) : undefined}
        empty={<EmptyState>The organisation keeps no {nouns} yet.</EmptyState>}
      />
      <Panel
        title={edited ? nameOf(edited) : `New ${noun}`}
        isOpen={Boolean(edited) || values.edit === newFavourite}
        onClose={close}
        isWide
      >
        {values.edit && (
          <Suspense fallback={<Skeleton rows={8} />}>
            <FavouriteForm key={values.edit} kind={kind} orgId={orgId} favourite={edited} onDone={close} />
          </Suspense>
        )}
      </Panel>
    </>
  );
}

interface ChipsProps {
  kind: FavouriteKind;
  /** Undefined while it is read. */
  found: Favourites | undefined;
  onChange: (kind: FavouriteKind) => void;
}

/** The kinds, each with the number of its favourites. */
function KindChips({ kind, found, onChange }: ChipsProps) {
  const options = favouriteKinds.map((value) => ({
    value,
    label: chipLabels[value],
    count: found && countOf(value, found),
  }));
  return <FilterChips label="Kind" value={kind} options={options} onChange={onChange} />;
}
