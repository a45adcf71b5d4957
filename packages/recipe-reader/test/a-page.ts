interface Page {
  head?: string;
  body?: string;
  title?: string;
}

export const aPage = ({ head = '', body = '', title = 'Lentils of our house' }: Page) =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><h1>${title}</h1>${body}</body></html>`;

export const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;

/** As a page of ours would say it. */
export const lentils = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentils of our house',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT35M',
  recipeIngredient: ['200 g red lentils', '1 onion, chopped', '2 tbsp olive oil'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Soften the onion in the oil.' },
    { '@type': 'HowToStep', text: 'Add the lentils and water and simmer until soft.' },
  ],
};

export const readLentils = {
  title: lentils.name,
  servings: 4,
  totalMinutes: 45,
  ingredients: lentils.recipeIngredient,
  instructions: ['Soften the onion in the oil.', 'Add the lentils and water and simmer until soft.'],
};
