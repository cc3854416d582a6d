alter table payments drop column "rejectedById", drop column "rejectedAt", drop column "rejectionReason";
