export interface Idea {
  name: string;
  request: { ingredients: string } | { prompt: string };
}

/** Requests to begin with, within everybody's plan. */
export const ideas: Idea[] = [
  { name: 'Barley, carrots and lamb', request: { ingredients: 'barley, carrots, lamb shoulder' } },
  { name: 'Chickpeas and spinach', request: { ingredients: 'chickpeas, spinach, olive oil, garlic' } },
  {
    name: 'A soup to break the fast',
    request: { prompt: 'A gentle soup to break the fast with, ready in 40 minutes' },
  },
  {
    name: 'Yesterday’s rice',
    request: { prompt: 'Something new from yesterday’s cooked rice and two eggs' },
  },
];
