drop function payments_you_can_authorise_totals(json, uuid);
