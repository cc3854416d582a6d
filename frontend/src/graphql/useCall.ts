import { useState } from 'react';
import { useMutation, type AnyVariables, type DocumentInput } from 'urql';
import { serviceError, type ServiceError } from './serviceError';

/** What a call answered: its data, or why not. */
export type CallResult<Data> = { readonly data: Data } | { readonly error: ServiceError };

/** A write, with whether it is under way and what went wrong last. It never throws. */
export function useCall<Data, Variables extends AnyVariables>(document: DocumentInput<Data, Variables>) {
  const [{ fetching }, execute] = useMutation(document);
  const [error, setError] = useState<ServiceError>();

  const call = async (variables: Variables): Promise<CallResult<Data>> => {
    setError(undefined);
    const result = await execute(variables);
    if (result.data && !result.error) return { data: result.data };
    const failure = result.error
      ? serviceError(result.error)
      : { message: 'The server gave no answer.', code: 'unknown_error' };
    setError(failure);
    return { error: failure };
  };

  return { call, isCalling: fetching, error };
}
