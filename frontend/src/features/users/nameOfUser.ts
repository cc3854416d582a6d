/** The first and last name of a user. */
export const nameOfUser = ({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }) =>
  [first_name, last_name].filter(Boolean).join(' ');
