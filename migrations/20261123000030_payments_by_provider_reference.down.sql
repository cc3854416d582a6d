drop index payments_tcc_short_ref;
