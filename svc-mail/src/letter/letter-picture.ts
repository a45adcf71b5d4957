import { picturePath, sunnahPicturePath } from '@sufra/contracts';
import { altOfSketch, type Dish, sketchOf, sunnahDrawings, writeSketch } from '@sufra/plates';

export interface LetterPicture {
  url: string;
  alt: string;
}

/** The same address for every reader: a picture that is loaded tells nothing of who opened the mail. */
export function dishPicture(siteUrl: string, dish: Dish): LetterPicture {
  const sketch = sketchOf(dish);
  return { url: `${siteUrl}${picturePath(writeSketch(sketch))}.png`, alt: altOfSketch(sketch) };
}

/** One of the Sunnah foods, by its slug. */
export const foodPicture = (siteUrl: string, food: string): LetterPicture => ({
  url: `${siteUrl}${sunnahPicturePath(food)}.png`,
  alt: sunnahDrawings[food]?.alt ?? '',
});
