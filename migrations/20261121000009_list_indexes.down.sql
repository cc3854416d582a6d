drop index payments_conversion, payments_due, charges_payment, transfers_created, tcc_transfers_created, tcc_transfers_status,
  tcc_transactions_completed, activity_created, activity_type, activity_code;
