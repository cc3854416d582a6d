import { mapExchange } from 'urql';

/** Tells of each call whether the server answered it. It stands after the cache, which answers without the server. */
export const watchAnswers = (onAnswer: () => void, onNoAnswer: () => void) =>
  mapExchange({
    onResult: ({ error }) => (error?.networkError ? onNoAnswer() : onAnswer()),
  });
