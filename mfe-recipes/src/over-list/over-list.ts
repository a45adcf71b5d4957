import { overPage } from '@sufra/web-kit';
import { createContext } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether a page is drawn over a list. */
export const OverList = createContext(false);

/** The state of a link that opens over the page it stands on. */
export const useOverThisPage = () => overPage(useLocation().pathname);
