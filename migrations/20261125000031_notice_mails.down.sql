drop table notice_mails;
