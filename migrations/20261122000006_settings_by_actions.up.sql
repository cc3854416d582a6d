-- Settings and the rules of countries decide where money may go, so only the actions write them. Hasura's login reads them, for admin too.

revoke insert, update, delete on settings, countries, restricted_countries from corridor_hasura;
