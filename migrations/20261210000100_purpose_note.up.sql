-- A note of a payment that stays here (docs/decisions/116). The search of the payments list finds its words.
alter table payments add column "purposeNote" text check (char_length("purposeNote") <= 500);
alter table payment_templates add column "purposeNote" text check (char_length("purposeNote") <= 500);
alter table recurring_payments add column "purposeNote" text check (char_length("purposeNote") <= 500);

create or replace function payment_text_matches(payment payments, search_pattern text) returns boolean language sql immutable as $$
  select payment."shortReference" ilike search_pattern or payment.reference ilike search_pattern
    or payment."purposeNote" ilike search_pattern
$$;
