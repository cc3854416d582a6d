-- paymentByShortReference finds a payment by the provider's reference, too; ours is unique already.
create index payments_tcc_short_ref on payments (tcc_short_ref) where tcc_short_ref is not null;
