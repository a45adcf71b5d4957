import { apiPrefix, type Picture } from '@sufra/contracts';
import { Image } from '@tiptap/extension-image';

const uploads = `${apiPrefix}/blogs/images/`;

/** A picture of this site, in all its widths; one from elsewhere is not taken over. */
export const PostPicture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      alt: { default: '' },
      srcset: { default: null },
    };
  },
  parseHTML: () => [{ tag: `img[src^="${uploads}"]` }],
  // What is typed as ![](…) could only be a picture from elsewhere.
  addInputRules: () => [],
});

export const pictureAttributes = ({ src, srcset, width, height }: Picture, alt = '') => ({
  src,
  srcset,
  width,
  height,
  alt,
});
