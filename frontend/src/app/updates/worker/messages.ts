/** Tells a waiting worker to take over. */
export const skipWaiting = 'SKIP_WAITING';
