import { frame } from '../../../pages/frame.ts';

const notice = `<strong>No card is charged here.</strong> This stands in for Stripe on this machine: it takes test cards
alone, and nothing leaves it.`;

interface Page {
  title: string;
  body: string;
  /** Summary and form beside each other where there is room. */
  isWide?: boolean;
}

export const page = ({ title, ...more }: Page) =>
  frame({ title: `${title} – stand-in for Stripe`, notice, ...more });
