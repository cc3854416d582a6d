/** The page that verifies exported proofs; the build makes it from frontend/auditVerifier. */
export const verifierPage = '/verify-audit.html';
