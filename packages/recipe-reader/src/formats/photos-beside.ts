import type { Node } from '../json-ld/nodes.ts';
import { imagesOf } from './json-ld/read-json-ld.ts';

/** Where the photo of a recipe is: in its own file, or in others beside it, the likeliest first. */
export type PhotoHint = { isInside: true } | { beside: string[] };

export const isPhotoName = (name: string) => /\.(?:jpe?g|png|webp|gif|heic|avif)$/i.test(name);
/** The same picture once more, which programs make of it for their lists. */
export const isSmallerCopy = (name: string) =>
  /(?:^|\/)(?:(?:min|tiny)-original|thumb\d*)\.[a-z]+$/i.test(name);

const endings = ['jpg', 'jpeg', 'png', 'webp', 'gif'];
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const withEndings = (base: string) => endings.map(ending => `${base}.${ending}`);

/** 'Soup.jpg' beside 'Soup.cook', as Cooklang has it. */
export const besideText = (name: string): PhotoHint => ({
  beside: withEndings(name.replace(/\.[a-z]{1,9}$/i, '')),
});

/** Mealie keeps what was given in a folder of the recipe's. */
export const besideMealie = (name: string): PhotoHint => ({
  beside: withEndings(`${folderOf(name)}images/original`),
});

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // no address, but a name as it is
  }
}

const dataAddress = /^data:image\/[a-z+.-]+;base64,/i;

/** What a data address says in base 64. */
export const inDataAddress = (node: Node): string | undefined =>
  imagesOf(node)
    .find(image => dataAddress.test(image))
    ?.replace(dataAddress, '');

/** The file that `image` names; Nextcloud's cookbook has `full.jpg` in the recipe's folder and names none. */
export function besideNode(name: string, node: Node): PhotoHint {
  if (inDataAddress(node) !== undefined) return { isInside: true };
  const folder = folderOf(name);
  const named = imagesOf(node).filter(image => !/^[a-z]+:/i.test(image));
  return {
    beside: [
      ...named.flatMap(image => [image, decoded(image)]).map(image => folder + image.replace(/^\.\//, '')),
      ...(/(?:^|\/)recipe\.json$/i.test(name) ? withEndings(`${folder}full`) : []),
    ],
  };
}
