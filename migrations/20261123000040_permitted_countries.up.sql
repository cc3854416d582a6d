-- Where money may go: one answer for creating, changing, approving and sending.
create view permitted_countries as
  select "alpha2Code" from countries
  where "permittedJurisdiction" and not "sanctionFlag"
    and not exists (select from restricted_countries where "countryCode" = "alpha2Code");
grant select on permitted_countries to corridor_actions;
