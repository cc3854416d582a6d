drop trigger provider_unreachable on system_status;
drop trigger webhook_failed on outgoing_webhook_deliveries;
drop trigger mail_failed on notice_mails;
drop trigger account_switched on users;
drop function record_provider_unreachable, record_failed_webhook, record_failed_mail, record_account_switch, record_activity;
