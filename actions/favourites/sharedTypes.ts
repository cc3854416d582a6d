/** The types that several actions of favourites take or answer with. */
export const sharedTypes = `
  input FavouriteAddressInput {
    name: String!
    street: String!
    city: String!
    state_or_province: String
    postal_code: String
    country: String!
  }

  input FavouriteEntityInput {
    name: String!
    legal_entity_type: String
    identification_type: String
    identification_value: String
    email: String
    phone: String
    website: String
    street: String
    city: String
    state_or_province: String
    postal_code: String
    country: String
  }

  input FavouritePersonInput {
    first_name: String!
    last_name: String!
    """YYYY-MM-DD."""
    date_of_birth: String
    nationality: String
    identification_type: String
    identification_value: String
    email: String
    phone: String
    street: String
    city: String
    state_or_province: String
    postal_code: String
    country: String
  }

  type ChangedFavourite {
    id: uuid!
  }
`;
