drop table pending_changes, reconciliations, schedule_runs, notices, upload_rows, uploads, payment_drafts, transfers,
  conversions, quotes;
