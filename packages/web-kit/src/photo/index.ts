// What few pages need of pictures that members give: a part of each slice that uses it, and of no other page's bytes.
export { dataAddress } from './data-address.ts';
export { Photo, type PhotoProps, type ReadPhoto } from './photo.tsx';
export { acceptedPictures, pictureProblem, pictureTypes } from './picture-file.ts';
