import { useEffect, useRef, useState } from 'react';
import { useMutation, type AnyVariables, type DocumentInput } from 'urql';
import { serviceError, type ServiceError } from './serviceError';

/** What a call answered: its data, or why not. */
export type CallResult<Data> = { readonly data: Data } | { readonly error: ServiceError };

/** A call that failed, for whoever asked for it to be thrown. */
export class CallFailed extends Error {
  constructor(readonly failure: ServiceError) {
    super(failure.message);
  }
}

interface CallOptions {
  /** Hears of a failure, unless the view has been left by then. */
  readonly onError?: (error: ServiceError) => void;
  /** Throws CallFailed after that. */
  readonly rethrows?: boolean;
}

/** Whether the view that this hook belongs to has been left. */
function useHasLeft() {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}

/**
 * A write, with whether it is under way and what went wrong last (specification section 8, the generic call helper). It logs
 * a failure's message and code, and never throws unless asked to.
 */
export function useCall<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  { onError, rethrows = false }: CallOptions = {},
) {
  const [{ fetching }, execute] = useMutation(document);
  const [error, setError] = useState<ServiceError>();
  const hasLeft = useHasLeft();

  const call = async (variables: Variables): Promise<CallResult<Data>> => {
    setError(undefined);
    const result = await execute(variables);
    if (result.data && !result.error) return { data: result.data };
    const failure = serviceError(result.error);
    console.log(`A call failed: ${failure.message} (${failure.code})`);
    if (!hasLeft.current) {
      setError(failure);
      onError?.(failure);
    }
    if (rethrows) throw new CallFailed(failure);
    return { error: failure };
  };

  return { call, isCalling: fetching, error };
}
