const proper: Readonly<Record<string, string>> = {
  aba: 'ABA routing number',
  ach_routing_number: 'ACH routing number',
  bsb_code: 'BSB code',
  clabe: 'CLABE',
  cnaps: 'CNAPS',
  ifsc: 'IFSC',
  institution_no: 'Institution number',
  drivers_license_canadian: 'Drivers license (Canadian)',
};

/** A code of the specification as a person reads it: `sort_code` gives "Sort code". */
export function words(code: string): string {
  const text = proper[code] ?? code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
