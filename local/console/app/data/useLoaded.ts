import { useCallback, useEffect, useState } from 'react';

/** What was loaded last, or why it could not be. */
export interface Loaded<T> {
  readonly value?: T;
  readonly refusal?: string;
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/** Loads again whenever `load` is another function. What was loaded before stays until the new answer is there. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<{ readonly of: unknown; readonly value?: T; readonly refusal?: string }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setAnswer({ of: load, value }),
      (error: Error) => isCurrent && setAnswer({ of: load, refusal: error.message }),
    );
    return () => void (isCurrent = false);
  }, [load, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { value: answer?.value, refusal: answer?.refusal, isLoading: answer?.of !== load, reload };
}
