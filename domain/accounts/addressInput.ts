import { object, string, oneLine } from '../yup';

/** The fields of an address. The lengths are the provider's. */
export const addressFields = {
  street: oneLine(150).nullable(),
  city: oneLine(100).nullable(),
  state_or_province: oneLine(100).nullable(),
  postal_code: oneLine(20).nullable(),
  country: string()
    .nullable()
    .matches(/^([A-Z]{2})?$/, 'Choose a country.'),
};

/** A new address for several accounts; what is left out stays. */
export const accountAddressSchema = object(addressFields).noUnknown();
