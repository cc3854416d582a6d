-- Charges that are computed anew: what differs from what was recorded stands with the differences of the books, and is corrected by a charge or a credit
-- of its own (docs/decisions/101).
alter table charges
  add corrects_charge_id uuid references charges (id),
  -- What the corrected charge comes to with this correction, in the base currency of its type.
  add corrected_amount numeric check (corrected_amount >= 0),
  add constraint charges_correction_check check ((corrects_charge_id is null) = (corrected_amount is null));
-- A charge is corrected to an amount once. A correction that was waived is not booked again.
create unique index charges_one_correction on charges (corrects_charge_id, corrected_amount) where corrects_charge_id is not null;

alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind in ('payment', 'transfer', 'conversion', 'movement', 'charge')),
  drop constraint book_differences_resolution_check,
  add constraint book_differences_resolution_check check (resolution in ('closed', 'adopt', 'explain', 'reverse', 'correct'));
