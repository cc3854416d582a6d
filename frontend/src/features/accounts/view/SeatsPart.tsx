import { lazy, Suspense, useState } from 'react';
import { shownPage } from '../../../shared/listQuery';
import { RowList } from '../../../shared/patterns/list/RowList';
import { pageParam, useSearch } from '../../../shared/searchParams';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { Row, Stack } from '../../../ui/layout';
import type { Account } from '../accountQuery';
import { useAccountContacts, type SeatRow } from './accountPartQueries';
import { seatColumns } from './seatColumns';

const NewSeatPanel = lazy(async () => ({ default: (await import('./SeatPanels')).NewSeatPanel }));
const SeatPanel = lazy(async () => ({ default: (await import('./SeatPanels')).SeatPanel }));
const RemoveSeat = lazy(async () => ({ default: (await import('../../../shared/seats/RemoveSeat')).RemoveSeat }));

type Open = { readonly kind: 'new' } | { readonly kind: 'change' | 'remove'; readonly seat: SeatRow };

const search = { page: pageParam };

/** The users with a seat on an account. */
export function SeatsPart({ account }: { account: Account }) {
  const { values, set } = useSearch(search);
  const read = useAccountContacts(account.id, values.page);
  const [open, setOpen] = useState<Open>();
  const { rows, pages } = shownPage(read.data?.CurrencyCloudContacts, values.page);
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    read.reload();
  };
  const columns = seatColumns(account.organisation.authorisation_currency, {
    onChange: (seat) => setOpen({ kind: 'change', seat }),
    onRemove: (seat) => setOpen({ kind: 'remove', seat }),
  });
  const mayGive = account.tccAccountId !== null && !account.is_closed;
  return (
    <Stack>
      <Row>
        {mayGive && <Button onClick={() => setOpen({ kind: 'new' })}>Give seat</Button>}
        {!account.tccAccountId && <p>Seats can be given once the account has a provider id.</p>}
      </Row>
      <RowList
        caption="Seats"
        nouns={['seat', 'seats']}
        read={read}
        rows={rows}
        columns={columns}
        rowKey={({ id }) => id}
        pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
        empty={<EmptyState>The users of this account will be listed here.</EmptyState>}
      />
      <Suspense>
        {open?.kind === 'new' && <NewSeatPanel account={account} onClose={close} onSaved={saved} />}
        {open?.kind === 'change' && <SeatPanel account={account} seat={open.seat} onClose={close} onSaved={saved} />}
        {open?.kind === 'remove' && (
          <RemoveSeat
            seat={{ id: open.seat.id, userId: open.seat.user_id }}
            account={account}
            onDone={saved}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
