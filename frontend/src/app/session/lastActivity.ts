const key = 'corridor.lastActivity';

/**
 * When somebody last gave a sign of life in any tab of this browser, in milliseconds since 1970. It stands there from the
 * sign-in to the end of the session: that it is gone tells the other tabs that the session is over.
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
  /** Calls when another tab has ended the session, with the last sign of life. Returns how to stop listening. */
  whenRemoved(act: (lastAt: number) => void): () => void {
    const listen = ({ key: changed, oldValue, newValue }: StorageEvent) => {
      if (changed === key && newValue === null) act(Number(oldValue));
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
};
