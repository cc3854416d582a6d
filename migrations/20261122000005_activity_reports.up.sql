-- How many failed sign-ins each source reported in a minute before anybody was signed in; '' counts all usernames together. What is
-- lost in a crash is at most one minute's count.
create unlogged table activity_reports (
  minute timestamptz not null,
  source text not null,
  username text not null,
  reports integer not null check (reports > 0),
  primary key (minute, source, username)
);
grant select, insert, update, delete on activity_reports to corridor_actions;

-- Whoever writes the row, a report of nobody in particular is a failed sign-in.
alter table activity add constraint activity_client_reported
  check (not client_reported or "eventCode" in ('E001', 'E002'));
