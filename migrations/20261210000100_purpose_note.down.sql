create or replace function payment_text_matches(payment payments, search_pattern text) returns boolean language sql immutable as $$
  select payment."shortReference" ilike search_pattern or payment.reference ilike search_pattern
$$;

alter table recurring_payments drop column "purposeNote";
alter table payment_templates drop column "purposeNote";
alter table payments drop column "purposeNote";
