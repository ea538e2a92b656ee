import { createContext, use } from 'react';
import { reach, type Reach } from '@/content/facts/site';

/** A person to reach: as `site` has it, where nothing else is said. */
export const ReachContext = createContext<Reach>(reach);

export const useReach = (): Reach => use(ReachContext);
