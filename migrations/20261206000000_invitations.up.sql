-- An invitation that is sent again (docs/decisions/106).
alter table identity_operations
  drop constraint identity_operations_kind_check,
  add constraint identity_operations_kind_check check (kind in
    ('create', 'update', 'enable', 'disable', 'delete', 'reset_password', 'disable_mfa', 'invite'));
