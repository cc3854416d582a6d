drop function user_has_records;
alter table api_keys drop column hint;
