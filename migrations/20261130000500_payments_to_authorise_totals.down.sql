drop function payments_you_can_authorise_totals(uuid, json);
