/** A pair as traders write it: `EUR/GBP`. */
export const pairText = (pair: string): string => `${pair.slice(0, 3)}/${pair.slice(3)}`;
