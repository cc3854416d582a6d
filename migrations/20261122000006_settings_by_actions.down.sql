grant insert, update, delete on settings, countries, restricted_countries to corridor_hasura;
