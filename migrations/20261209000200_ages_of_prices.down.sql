alter table rates drop "pricedAt", drop "priceAskedAt";
