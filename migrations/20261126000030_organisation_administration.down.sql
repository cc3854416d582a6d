revoke delete on vault.provider_credentials from corridor_actions;
