-- The fees of payments that failed are cancelled, as actions/payments/recordFailure.ts does from now on (docs/decisions/041).

update charges set status = 'cancelled', next_attempt_at = null
from payments
where payments.id = charges.payment_id and payments.status = 'failed'
  and charges.type = 'payment_fee' and charges.status in ('pending', 'failed');
