delete from identity_operations where kind = 'invite';
alter table identity_operations
  drop constraint identity_operations_kind_check,
  add constraint identity_operations_kind_check check (kind in
    ('create', 'update', 'enable', 'disable', 'delete', 'reset_password', 'disable_mfa'));
