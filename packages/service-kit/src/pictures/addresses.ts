// What the addresses of pictures say. Apart from the rest, since a thread that cleans texts needs no database for it.
export { type DescribedPicture, describePicture } from './describe-picture.ts';
export { pictureIdBelow, readRenditionName } from './picture-address.ts';
