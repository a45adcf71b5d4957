import { type ComponentType, createContext } from 'react';

/** What stands at the end of every page, and of each dialog that takes the place of one. */
export const PageEnd = createContext<ComponentType | null>(null);

/** In how many dialogs something stands. */
export const DialogDepth = createContext(0);
