-- What the sender of every kind and the sync need.

alter table provider_intents drop constraint provider_intents_kind_check;
alter table provider_intents add constraint provider_intents_kind_check
  check (kind in ('payment', 'beneficiary', 'conversion', 'transfer', 'charge', 'safeguarding_transfer'));

alter table tcc_payments add column estimated_arrival timestamptz;

-- A mirror stores every status that the provider sends: an unknown one must not stop the sync.
alter table tcc_accounts drop constraint tcc_accounts_status_check;
alter table tcc_contacts drop constraint tcc_contacts_status_check;
alter table tcc_conversions drop constraint tcc_conversions_status_check;
alter table tcc_transactions drop constraint tcc_transactions_status_check;
alter table tcc_transfers drop constraint tcc_transfers_status_check;

-- The provider does not say why it sent money back.
alter table tcc_collections drop constraint tcc_collections_check;
alter table tcc_collections add constraint tcc_collections_check check (reason is null or accepted is not null);

-- How far the sync has read, by login and kind of record. A run that stops anywhere goes on from here.
create table provider_sync_positions (
  login_id text not null,
  feed text not null,
  -- Every change before this is mirrored; empty before the first pass has ended.
  read_until timestamptz,
  -- Where the pass that is under way will have read to, and the page it comes to next.
  reading_until timestamptz,
  next_page integer not null default 1 check (next_page >= 1),
  -- No pass is under way; the next one begins a little before read_until.
  is_at_rest boolean not null default true,
  -- Grows when everything is to be read again: a run that began before may not store where it came to.
  restarts integer not null default 0,
  primary key (login_id, feed)
);
grant select, insert, update on provider_sync_positions to corridor_actions;

-- Old runs are deleted.
grant delete on schedule_runs to corridor_actions;
