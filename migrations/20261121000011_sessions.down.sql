alter table users drop column signed_out_at;
alter table users drop column previous_seen_at;
