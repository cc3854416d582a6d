-- An organisation without records goes with its login at the provider.
grant delete on vault.provider_credentials to corridor_actions;
