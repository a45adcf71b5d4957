import { buildImage, fetchImage, isImageThere } from '../images/engine.mjs';
import { Failed } from '../images/run.mjs';
import { slices, withContextOf } from '../images/slices.mjs';

const mongo = /^(docker\.io\/)?(library\/)?mongo:/;

const known = image =>
  fetchImage(image).then(
    () => undefined,
    error => {
      if (!(error instanceof Failed)) throw error;
      return error.message;
    },
  );

/** Ours are built, each once; those of others are pulled where they are not there. True when there is no MongoDB among them. */
export async function haveImages({ tagOf, others, say }) {
  for (const slice of slices()) {
    const tag = tagOf(slice.name);
    if (await isImageThere(tag)) continue;
    const began = performance.now();
    await withContextOf(slice.name, context => buildImage({ ...slice, context, tag }));
    say(`  ${slice.name.padEnd(12)} built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  let isEmbedded = false;
  for (const image of others) {
    const fault = await known(image);
    if (fault === undefined) continue;
    if (!mongo.test(image)) throw new Failed(fault);
    isEmbedded = true;
    say(
      `  ${fault}\n  The embedded Mongo takes the place of MongoDB (deploy/compose.embedded.yml): no accounts are tried.`,
    );
  }
  return isEmbedded;
}
