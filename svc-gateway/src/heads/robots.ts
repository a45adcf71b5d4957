/** Everything may be read but the API; pages that no engine should list say so themselves. */
export const robots = (origin: string) => `User-agent: *
Allow: /api/v1/blogs/images/
Allow: /api/v1/recipes/pictures/
Disallow: /api/
Disallow: /__local/

Sitemap: ${origin}/sitemap.xml
`;
