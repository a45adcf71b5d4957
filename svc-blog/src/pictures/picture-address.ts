import { apiPrefix } from '@sufra/contracts';
import {
  type DescribedPicture,
  describePicture,
  pictureIdBelow,
} from '@sufra/service-kit/pictures/addresses';

const base = `${apiPrefix}/blogs/images/`;

/** A picture as posts show it, open to every reader. */
export const describeBlogPicture = (picture: DescribedPicture) => describePicture(picture, base);

/** The picture that an address of this site shows, if it shows one of ours. */
export const pictureIdIn = (address: string): string | undefined => pictureIdBelow(base, address);
