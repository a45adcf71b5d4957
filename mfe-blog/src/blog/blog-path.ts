export const blogPath = ({ slug }: { slug: string }) => `/blog/${encodeURIComponent(slug)}`;

export const tagPath = (tag: string) => `/blog?${new URLSearchParams({ tag })}`;
