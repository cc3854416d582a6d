drop table tcc_transfers, tcc_transactions, tcc_collections, tcc_funding, tcc_conversions, tcc_beneficiaries, tcc_contacts,
  tcc_accounts;
