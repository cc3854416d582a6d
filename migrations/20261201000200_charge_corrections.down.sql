delete from alarms
where kind = 'book_difference' and subject in (select id::text from book_differences where kind = 'charge');
delete from book_differences where kind = 'charge';
alter table book_differences
  drop constraint book_differences_kind_check,
  add constraint book_differences_kind_check check (kind in ('payment', 'transfer', 'conversion', 'movement')),
  drop constraint book_differences_resolution_check,
  add constraint book_differences_resolution_check check (resolution in ('closed', 'adopt', 'explain', 'reverse'));
alter table charges drop corrects_charge_id, drop corrected_amount;
