import { recordCreate } from '@sufra/service-kit';
import {
  keepPicture,
  openPictureFiles,
  openRenderer,
  type PictureStore,
  pictureModel,
} from '@sufra/service-kit/pictures';
import { createConnection } from 'mongoose';
import type { BlogConfig } from './config.ts';
import { datesAtSunset } from './demo-posts/dates-at-sunset.ts';
import { datesInOtherLanguages } from './demo-posts/dates-in-other-languages.ts';
import { type CoverLook, demoCover } from './demo-posts/demo-cover.ts';
import type { DemoPost } from './demo-posts/demo-post.ts';
import { halalLabels } from './demo-posts/halal-labels.ts';
import { halfHourIftar } from './demo-posts/half-hour-iftar.ts';
import { oliveOil } from './demo-posts/olive-oil.ts';
import { ramadanBatchCooking } from './demo-posts/ramadan-batch-cooking.ts';
import { talbina } from './demo-posts/talbina.ts';
import { postModel } from './models/post-model.ts';
import { describeBlogPicture } from './pictures/picture-address.ts';
import { writtenFields } from './posts/written-fields.ts';
import { newGroup } from './translations/group-of.ts';

const covered: [DemoPost, CoverLook][] = [
  [
    halfHourIftar,
    {
      colours: [
        [112, 40, 24],
        [196, 92, 44],
        [246, 206, 140],
      ],
      size: 120,
    },
  ],
  [
    ramadanBatchCooking,
    {
      colours: [
        [18, 44, 66],
        [36, 92, 118],
        [222, 196, 130],
      ],
      size: 150,
    },
  ],
  [
    talbina,
    {
      colours: [
        [226, 212, 186],
        [206, 180, 140],
        [132, 96, 60],
      ],
      size: 100,
    },
  ],
  [
    oliveOil,
    {
      colours: [
        [44, 62, 28],
        [104, 124, 50],
        [226, 208, 120],
      ],
      size: 135,
    },
  ],
];
const dates = newGroup();
const uncovered = [
  { ...halalLabels, translationGroup: newGroup() },
  ...[datesAtSunset, ...datesInOtherLanguages].map(post => ({ ...post, translationGroup: dates })),
];

/** Posts for a blog that has none yet: what was edited or deleted since stays as it is. Some have covers, some have none. */
export async function seedDemo({ config }: { config: BlogConfig }): Promise<void> {
  if (config.mode !== 'local') throw new Error('Demo posts are for local mode alone');
  const connection = await createConnection(config.mongoUrl, { autoIndex: false }).asPromise();
  try {
    const posts = postModel(connection);
    if (await posts.exists({})) return;
    const store: PictureStore = {
      pictures: pictureModel(connection),
      files: openPictureFiles(connection),
      render: openRenderer(),
      unusedMs: config.unusedPictureMs,
    };
    for (const [post, look] of covered) {
      const cover = await keepPicture(store, await demoCover(look));
      await posts.create(
        recordCreate({
          ...asWritten({ ...post, translationGroup: newGroup() }),
          coverPicture: describeBlogPicture(cover),
          coverAlt: 'A geometric tile pattern',
          pictures: [cover._id],
        }),
      );
    }
    await posts.insertMany(uncovered.map(post => recordCreate(asWritten(post))));
  } finally {
    await connection.close();
  }
}

const asWritten = (post: DemoPost & { translationGroup: string }) => ({
  language: 'en' as const,
  ...post,
  ...writtenFields({ ...post, content: post.content.trim() }),
});
