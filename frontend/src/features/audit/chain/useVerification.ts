import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { ServiceError } from '../../../graphql/serviceError';
import { verifyPart, type VerifiedPart } from './chainQueries';

/** Verifies the whole chain part by part, until a fault, an error or the end. Leaving the screen stops it. */
export function useVerification() {
  const client = useClient();
  const isGone = useRef(false);
  const [part, setPart] = useState<VerifiedPart>();
  const [error, setError] = useState<ServiceError>();
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const verify = async () => {
    setIsRunning(true);
    setError(undefined);
    setPart(undefined);
    let after: string | undefined = '0';
    while (after !== undefined && !isGone.current) {
      const answer = await verifyPart(client, after);
      if ('error' in answer) setError(answer.error);
      else setPart(answer.data);
      after = 'error' in answer || answer.data.isDone ? undefined : answer.data.verifiedTo;
    }
    setIsRunning(false);
  };
  return { verify, part, error, isRunning };
}
