-- An account comes of one request at most; the page of the account finds its request by this index.
create unique index new_account_submissions_account on new_account_submissions (account_id);
