drop index tariffs_name_in_any_case;
drop index groups_name_in_any_case;
alter table groups add constraint groups_org_id_name_key unique (org_id, name);
drop index roles_name_in_any_case;
alter table roles add constraint roles_org_id_name_key unique (org_id, name);
