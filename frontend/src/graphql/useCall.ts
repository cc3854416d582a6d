import { useEffect, useRef, useState } from 'react';
import { useMutation, type AnyVariables, type DocumentInput } from 'urql';
import type { CallContext } from './requestHeaders';
import { serviceError, type ServiceError } from './serviceError';

/** The result of a mutation: data or an error. */
export type CallResult<Data> = { readonly data: Data } | { readonly error: ServiceError };

/** Thrown for a failed call, where `rethrows` is set. */
export class CallFailed extends Error {
  constructor(readonly failure: ServiceError) {
    super(failure.message);
  }
}

interface CallOptions {
  /** Called on a failure, unless the component is unmounted by then. */
  readonly onError?: (error: ServiceError) => void;
  /** Whether a failure also throws CallFailed. */
  readonly rethrows?: boolean;
}

/** A ref that tells whether the component is unmounted. */
function useIsUnmounted() {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return isUnmounted;
}

/**
 * Runs a mutation and keeps whether it is running and its last error (specification section 8, the generic call helper). It logs a
 * failure's message and code, and throws only with `rethrows`.
 * @throws CallFailed from `call`, if `rethrows` is set
 */
export function useCall<Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  { onError, rethrows = false }: CallOptions = {},
) {
  const [{ fetching }, execute] = useMutation(document);
  const [error, setError] = useState<ServiceError>();
  const isUnmounted = useIsUnmounted();

  const call = async (variables: Variables, context: CallContext = {}): Promise<CallResult<Data>> => {
    setError(undefined);
    const result = await execute(variables, context);
    if (result.data && !result.error) return { data: result.data };
    const failure = serviceError(result.error);
    console.log(`A call failed: ${failure.message} (${failure.code})`);
    if (!isUnmounted.current) {
      setError(failure);
      onError?.(failure);
    }
    if (rethrows) throw new CallFailed(failure);
    return { error: failure };
  };

  return { call, isCalling: fetching, error };
}
