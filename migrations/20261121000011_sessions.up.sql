-- What the log-in of a person leaves: when they were last there before it, and since when older sessions count no more.

alter table users add column previous_seen_at timestamptz;
alter table users add column signed_out_at timestamptz;
