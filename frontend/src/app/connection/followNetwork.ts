import type { Reachability } from './Reachability';

/** Follows what the browser says about the network. Returns a function that stops it, and the questions to the server. */
export function followNetwork({ doubt, askNow, stop }: Reachability): () => void {
  window.addEventListener('offline', doubt);
  window.addEventListener('online', askNow);
  return () => {
    window.removeEventListener('offline', doubt);
    window.removeEventListener('online', askNow);
    stop();
  };
}
