import type { RecipePhoto } from '@sufra/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dataAddress } from './data-address.ts';

export type ReadPhoto = (asked: {
  params: { id: string; file: string };
  signal: AbortSignal;
}) => Promise<Blob>;

export interface PhotoProps {
  photo: RecipePhoto;
  /** Asks for a private one with the member's token. */
  read: ReadPhoto;
  /** What stands in its place where it cannot be shown. */
  instead: ReactNode;
  /** Of the page's width, as `sizes` of a picture has it. */
  sizes: string;
  className?: string | undefined;
  /** Seen at once: it is not left for later. */
  isFirst?: boolean;
}

/** A member's photo of a recipe. A private one is asked for with the member's token, which no address of a picture carries. */
export function Photo(props: PhotoProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return props.instead;
  return props.photo.isPrivate ? (
    <PrivatePhoto {...props} onError={() => setFailed(true)} />
  ) : (
    <OpenPhoto {...props} onError={() => setFailed(true)} />
  );
}

type Shown = PhotoProps & { onError: () => void };

const attributes = ({ photo: { alt, width, height }, className, isFirst, onError }: Shown) => ({
  ...{ alt, width, height, className, onError },
  loading: isFirst ? ('eager' as const) : ('lazy' as const),
  decoding: 'async' as const,
});

function OpenPhoto(shown: Shown) {
  const { photo, sizes } = shown;
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={photo.avifSrcset} sizes={sizes} />
      <img {...attributes(shown)} src={photo.src} srcSet={photo.srcset} sizes={sizes} alt={photo.alt} />
    </picture>
  );
}

const ofRecipe = /\/recipes\/([\da-f]{24})\/photo\/([\w.-]+)$/;
const wideEnough = 960;

/** In a list the smallest; where it is seen at once, one that fills the page. */
function addressOf({ photo, isFirst }: PhotoProps): string {
  const all = photo.srcset.split(', ').map(each => each.split(' ') as [string, string]);
  const fits = all.find(([, width]) => !isFirst || Number.parseInt(width, 10) >= wideEnough);
  return fits?.[0] ?? photo.src;
}

function PrivatePhoto(shown: Shown) {
  const address = addressOf(shown);
  const [, id = '', file = ''] = ofRecipe.exec(address) ?? [];
  const { data, isError } = useQuery({
    queryKey: ['photo', address],
    queryFn: async ({ signal }) => dataAddress(await shown.read({ params: { id, file }, signal })),
    // Other bytes have another address.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return shown.instead;
  if (!data) return <span className={shown.className} />;
  return <img {...attributes(shown)} src={data} alt={shown.photo.alt} />;
}
