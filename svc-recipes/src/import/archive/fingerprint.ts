import { createHash } from 'node:crypto';

interface Text {
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');

/** The same for recipes that say the same: how they are spaced and capitalised makes no other recipe. */
export const fingerprint = ({ title, ingredients, steps }: Text) =>
  createHash('sha256')
    .update(JSON.stringify([plain(title), ingredients.map(plain), steps.map(plain)]))
    .digest('base64url');
