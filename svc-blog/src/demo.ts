import { recordCreate } from '@sufra/service-kit';
import { createConnection } from 'mongoose';
import type { BlogConfig } from './config.ts';
import { datesAtSunset } from './demo-posts/dates-at-sunset.ts';
import { halalLabels } from './demo-posts/halal-labels.ts';
import { halfHourIftar } from './demo-posts/half-hour-iftar.ts';
import { oliveOil } from './demo-posts/olive-oil.ts';
import { ramadanBatchCooking } from './demo-posts/ramadan-batch-cooking.ts';
import { talbina } from './demo-posts/talbina.ts';
import { postModel } from './posts/post-model.ts';
import { writtenFields } from './posts/written-fields.ts';

const demoPosts = [halfHourIftar, ramadanBatchCooking, talbina, oliveOil, halalLabels, datesAtSunset];

/** Posts for a blog that has none yet: what was edited or deleted since stays as it is. */
export async function seedDemo({ config }: { config: BlogConfig }): Promise<void> {
  if (config.mode !== 'local') throw new Error('Demo posts are for local mode alone');
  const connection = await createConnection(config.mongoUrl, { autoIndex: false }).asPromise();
  try {
    const posts = postModel(connection);
    if (await posts.exists({})) return;
    await posts.insertMany(
      demoPosts.map(post =>
        recordCreate({ ...post, ...writtenFields({ ...post, content: post.content.trim() }) }),
      ),
    );
  } finally {
    await connection.close();
  }
}
