/** The documents of the SPA that only administrators send, by name. A new one needs its name here. */
export const administratorDocuments: readonly string[] = [
  'AllCountries',
  'HouseSettings',
  'TariffsLive',
  'cancelTransfer',
  'createCountry',
  'createTariff',
  'deleteCountry',
  'editTariff',
  'makeTariffDefault',
  'tariff',
  'tariffs',
  'updateCountry',
  'upsertSettings',
];
