/** Home's form, filled in with the wish for a dish. */
export const wishPath = (title: string) => `/?${new URLSearchParams({ wish: title })}#generator`;
