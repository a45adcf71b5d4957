import { type SliceBuild, slice } from '@sufra/web-build';

const alone = slice({ name: 'packages/web-kit', title: () => 'Components', paths: [] });

/** Not a slice: only its gallery runs, in development, with the same recipe as the slices. */
const gallery: SliceBuild = {
  ...alone,
  configuration: use => ({
    ...alone.configuration({ ...use, command: 'dev' }),
    entry: './src/gallery/main.tsx',
  }),
};

export default gallery;
