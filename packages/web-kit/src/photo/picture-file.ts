import { limits, messages } from '@sufra/contracts';
import { say } from '@sufra/web-kit';

/** SVG is missing on purpose: it can carry scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
export const acceptedPictures = pictureTypes.join(',');

/** Why a file cannot be a picture here; the server looks inside as well. */
export function pictureProblem({ type, size }: File): string | undefined {
  if (!pictureTypes.includes(type)) return say(messages.imageInvalid);
  return size > limits.imageBytes ? say(messages.imageTooLarge) : undefined;
}
