import { createContext } from 'react';
import type { Reachability } from './Reachability';

/** Whether the server of this session can be reached. */
export const ReachabilityContext = createContext<Reachability | undefined>(undefined);
