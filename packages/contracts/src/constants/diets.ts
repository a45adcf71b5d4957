/** What a household does not eat at all. Apart from the other options, which home's form shows. */
export const diets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const;
