const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const words = (text: string) => text.split(/[^A-Za-z\d]+/).filter(Boolean);

/** 'GET /recipes/shared/{token}' is `getRecipesSharedByToken`: it says where the call is, and stays as long as that does. */
export function operationId(key: string): string {
  const [method = '', path = ''] = key.split(' ');
  const segments = path.split('/').map(segment => {
    const said = words(segment).map(capital).join('');
    return segment.startsWith('{') ? `By${said}` : said;
  });
  return method.toLowerCase() + segments.join('');
}
