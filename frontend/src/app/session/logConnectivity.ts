/** Logs when the browser loses the network and when it is back. Returns a function that stops it. */
export function logConnectivity(now: () => Date): () => void {
  const offline = () => console.log(`Offline mode since ${now().toISOString()}`);
  const online = () => console.log(`Online again since ${now().toISOString()}`);
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}
