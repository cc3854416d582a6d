-- When the house's prices of a pair were read, and when the provider was last asked for them: it prices some pairs at some times only.
alter table rates add "pricedAt" timestamptz, add "priceAskedAt" timestamptz;
update rates set "pricedAt" = "updatedAt", "priceAskedAt" = "updatedAt" where "clientRate" is not null;
