/** A person's seat on an account, with the limit in the organisation's authorisation currency (null: no limit). */
export interface Seat {
  readonly userId: string;
  readonly accountId: string;
  readonly organisationId: string;
  readonly roleId: string;
  readonly upperLimit: string | null;
}

export interface Organisation {
  readonly id: string;
  readonly authorisationCurrency: string;
  readonly accounts: readonly string[];
}
