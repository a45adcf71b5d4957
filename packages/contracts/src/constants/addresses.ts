/** Where the gateway answers calls. Stands here without a schema beside it, so that pages can read it. */
export const apiPrefix = '/api/v1';

/** The address of a drawing by its name; `.light.svg`, `.dark.svg` or `.png` follows. */
export const picturePath = (name: string) => `${apiPrefix}/recipes/pictures/${name}`;

export const sunnahPicturePrefix = 'sunnah-';
export const sunnahPicturePath = (slug: string) => picturePath(sunnahPicturePrefix + slug);
