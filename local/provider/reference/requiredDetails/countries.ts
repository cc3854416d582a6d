/** Country codes as one text, split once. */
const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Countries whose banks take euros over SEPA. */
export const sepaCountries = codes(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA',
);

/** Countries that number accounts by IBAN. */
export const ibanCountries: ReadonlySet<string> = new Set([
  ...sepaCountries,
  ...codes('AE AL AZ BA BH BR BY CR DO EG FO GE GL GT IL IQ JO KW KZ LB LY MD ME MK MR MU OM PK PS QA RS SA SC SV TL'),
  ...codes('TN TR UA VG XK'),
]);

/** Countries that the provider does not pay to. */
export const unsupportedCountries = codes('CU IR KP SY');
