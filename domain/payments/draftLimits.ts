/** How long the server keeps the draft of a payment after its last change, in milliseconds: 7 days. */
export const paymentDraftLifeMs = 7 * 86_400_000;

/** The most characters of the query of the form that a draft belongs to. */
export const maxDraftSearch = 2000;
