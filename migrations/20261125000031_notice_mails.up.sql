-- The mails of notices: a row for each notice whose person wants it by mail. Those of one person are sent together, and no notice twice:
-- what was given to the mail service without an answer stays unknown.
create table notice_mails (
  notice_id uuid primary key references notices (id) on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  problem text,
  sent_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'sent') = (sent_at is not null))
);
create index notice_mails_due on notice_mails (next_attempt_at) where state in ('pending', 'sending');
grant select on notice_mails to corridor_hasura;
grant select, insert, update, delete on notice_mails to corridor_actions;
