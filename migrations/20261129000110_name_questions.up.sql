-- How often each administrator asked whether there is a user of a name, in this hour. A row is used again from hour to hour. What is lost
-- in a crash is at most one hour's count.
create unlogged table name_questions (
  user_id text primary key,
  hour timestamptz not null,
  questions integer not null check (questions >= 0)
);
grant select, insert, update on name_questions to corridor_actions;
