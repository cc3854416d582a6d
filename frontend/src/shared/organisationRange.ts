/**
 * The organisations that an optional filter lets pass, as the first and the last id: the one that is given, or all. The server refuses a null in a
 * condition.
 */
export const organisationRange = (id: string | undefined) =>
  id
    ? { orgFrom: id, orgTo: id }
    : { orgFrom: '00000000-0000-0000-0000-000000000000', orgTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
