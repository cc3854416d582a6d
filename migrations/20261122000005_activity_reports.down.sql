alter table activity drop constraint activity_client_reported;
drop table activity_reports;
