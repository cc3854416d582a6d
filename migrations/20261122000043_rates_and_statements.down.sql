alter table payments drop "quoteId";
drop table submission_documents, notice_preferences, exports, monthly_statements, rate_alerts, rate_history;
