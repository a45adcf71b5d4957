import type { ReactNode } from 'react';
import { OfferedLink } from '../../slices/offered.tsx';

/** What a tag of a legal text stands for. */
export const linkTo = (to: string) => (words: ReactNode) => <OfferedLink to={to}>{words}</OfferedLink>;
