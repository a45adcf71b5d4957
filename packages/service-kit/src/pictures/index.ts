// Pictures that members upload: checked, rendered anew, kept in the database and removed when nothing shows them.
// Apart from the rest of the kit, since it needs sharp, which few services have.
export { claimPictures } from './claim-pictures.ts';
export { eraseOfOwner } from './erase-of-owner.ts';
export { keepPicture, type PictureStore } from './keep-picture.ts';
export { pictureContent } from './picture-content.ts';
export { openPictureFiles } from './picture-files.ts';
export {
  type PictureDocument,
  type PictureFormat,
  type PictureModel,
  pictureModel,
} from './picture-model.ts';
export { openRenderer } from './render-picture.ts';
export { eraseUnlessShown, type SettleDeps, settlePictures } from './settle-pictures.ts';
export { sweepWhenDue } from './sweep-when-due.ts';
