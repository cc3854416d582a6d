drop table resolution_packs, safeguarding_positions, postings;
drop function require_net_zero;
revoke delete on charges from corridor_actions;
drop trigger guard_charge_deletion on charges;
drop trigger guard_derivation on charge_derivations;
drop function guard_charge_deletion, guard_derivation;
drop trigger append_only on charge_derivations;
create trigger append_only before update or delete or truncate on charge_derivations
  for each statement execute function refuse_change();
alter table charge_derivations
  drop constraint charge_derivations_charge_id_fkey,
  add foreign key (charge_id) references charges (id);
drop index charges_one_per_transaction, charges_one_per_month;
alter table charges drop month;
