const specialLabels: Readonly<Record<string, string>> = {
  aba: 'ABA routing number',
  ach_routing_number: 'ACH routing number',
  bsb_code: 'BSB code',
  clabe: 'CLABE',
  cnaps: 'CNAPS',
  ifsc: 'IFSC',
  institution_no: 'Institution number',
  drivers_license_canadian: 'Drivers license (Canadian)',
};

/** The label of a code of the specification: `sort_code` becomes "Sort code". */
export function labelOfCode(code: string): string {
  const text = specialLabels[code] ?? code.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
