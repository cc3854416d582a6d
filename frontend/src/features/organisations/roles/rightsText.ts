interface Rights {
  readonly can_create_beneficiaries: boolean;
  readonly can_create_conversions: boolean;
  readonly can_create_payments: boolean;
}

/** What a seat with a role may create, in words. */
export function rightsText(role: Rights): string {
  const rights = [
    role.can_create_payments && 'Payments',
    role.can_create_conversions && 'Conversions',
    role.can_create_beneficiaries && 'Beneficiaries',
  ].filter(Boolean);
  return rights.join(', ') || 'Nothing';
}
