/** The day and then six letters with three digits, or eight or nine characters: `261121-K3PX9QTW`, `180716-FGHJKL001`. */
const shortReferenceShape = /^\d{6}-[A-Z0-9]{8,9}$/;

/** A searched text as our or the provider's short reference if it has the shape of one, otherwise as a part of a payment's reference. */
export function searchedReference(text: string): { readonly shortReference: string } | { readonly reference: string } {
  const upperCase = text.trim().toUpperCase();
  return shortReferenceShape.test(upperCase) ? { shortReference: upperCase } : { reference: text.trim().slice(0, 140) };
}
