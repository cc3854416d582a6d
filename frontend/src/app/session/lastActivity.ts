const key = 'corridor.lastActivity';

/**
 * When the user was last active in any tab of this browser, in milliseconds since 1970, kept in the local storage. It is there from
 * the sign-in to the end of the session: its removal tells the other tabs that the session is over.
 */
export const lastActivity = {
  read(): number | undefined {
    const text = localStorage.getItem(key);
    return text === null ? undefined : Number(text);
  },
  write(at: number): void {
    localStorage.setItem(key, String(at));
  },
  remove(): void {
    localStorage.removeItem(key);
  },
  /** Calls with the last value when another tab has ended the session. Returns a function that stops listening. */
  whenRemoved(act: (lastAt: number) => void): () => void {
    const listen = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (changed === key && newValue === null) act(Number(oldValue));
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
