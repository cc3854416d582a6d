import { ProviderError } from '../provider/errors';

/** Reads the provider's refusal with this code as an empty list; any other error is thrown again. */
export const noneWhere =
  <Row>(code: string) =>
  (error: unknown): Row[] => {
    if (error instanceof ProviderError && error.has(code)) return [];
    throw error;
  };
