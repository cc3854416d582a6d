drop function found_fraud_notices;
drop index fraud_notices_presented_at;
