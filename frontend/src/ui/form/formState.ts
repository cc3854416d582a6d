import type { useFormik } from 'formik';
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The values of any form, by field. */
export type FormValues = Record<string, unknown>;

/** What a form holds, and the functions that change it, as Formik has them. The functions stay the same. */
export type FormState<Values extends object> = ReturnType<typeof useFormik<Values>>;

/** The server's errors by field; each is kept until its field changes. */
export interface FormStatus {
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** The state of a form, to which each of its parts subscribes for itself: a key renders only what shows it. */
export interface FormStore<Values extends object = FormValues> {
  readonly read: () => FormState<Values>;
  readonly subscribe: (listener: () => void) => () => void;
}

const FormStoreContext = createContext<FormStore | undefined>(undefined);

/** Makes a form's store known to its parts. */
export const FormStoreProvider = FormStoreContext.Provider;

/** The store of a form, which tells its subscribers of each new state before the browser shows it. */
export function useNewFormStore<Values extends object>(state: FormState<Values>): FormStore {
  const [store] = useState(() => createStore(state as unknown as FormState<FormValues>));
  useLayoutEffect(() => store.publish(state as unknown as FormState<FormValues>));
  return store;
}

function createStore(initial: FormState<FormValues>) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish: (next: FormState<FormValues>) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The store of the surrounding form. Reading it does not subscribe; use it in handlers.
 * @throws Error outside a form
 */
export function useFormStore<Values extends object = FormValues>(): FormStore<Values> {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('This component must stand in a form.');
  return store as unknown as FormStore<Values>;
}

/**
 * A part of the surrounding form's state. The component renders again when that part changes.
 * @param select takes the part; it returns the same object as long as nothing changed
 */
export function useFormState<Values extends object, Part>(select: (form: FormState<Values>) => Part): Part {
  const { read, subscribe } = useFormStore<Values>();
  return useSyncExternalStore(subscribe, () => select(read()));
}

/** One or some of the surrounding form's values; see {@link useFormState}. */
export function useFormValue<Values extends object, Part>(select: (values: Values) => Part): Part {
  return useFormState((form: FormState<Values>) => select(form.values));
}

/** All values of the surrounding form. The component renders again with each of them. */
export const useFormValues = <Values extends object>(): Values =>
  useFormState((form: FormState<Values>) => form.values);
