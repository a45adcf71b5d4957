import type { Configuration } from 'webpack';

/** Words of the slice's catalogue, `() => t('page.title')`: a build asks for them in each language. */
export type Words = () => string;

/** What a slice says about itself in its webpack.config.ts, and what the gateway reads of it in dist/slice.json. */
export type SliceDefinition = {
  /** The folder's name, which is the workspace's name and the slice's place under /mfe/. */
  name: string;
  /** What people call this part of the site: 'The blog is not available right now.' */
  title: Words;
  /** The path patterns it owns, as React Router writes them; '/' is exact. */
  paths: string[];
  /**
   * Those of its pages that search engines may list, with what the server writes into their heads; one without a title is
   * called by the site's name and its motto, the tagline.
   */
  pages?: {
    path: string;
    title?: Words;
    tagline?: Words;
    description: Words;
    image?: { path: string; alt: Words };
  }[];
  /**
   * The paths whose pages the first answer shows before any script has run. The build draws each as HTML, and the gateway
   * those that show answers of the API; so it does alone with a pattern with parameters.
   */
  prerender?: string[];
  /** For the host: the groups of paths whose surroundings differ from those of all other pages. */
  frames?: string[][];
  /** Which of its other pages get their heads from a call below /api/v1: `/blogs/head?path=/blog/olive-oil`. */
  heads?: { paths: string[]; call: string };
  /** The call that lists more pages for the sitemap. */
  listing?: string;
  /**
   * Its pages work without a net: a member's browser keeps all its files, and these calls of theirs, below /api/v1, answered. They are
   * written as the pages make them.
   */
  offline?: string[];
  /** A feed: where readers find it, and the call that gives it. */
  feed?: { path: string; title: Words; call: string };
};

/**
 * What a configuration is for: files for a release or the site, a development server that runs the slice alone, or one that
 * runs it inside the site, behind the gateway.
 */
export type Use = { command: 'build' | 'dev' | 'dev-in-site'; release: boolean };

/** What a webpack.config.ts exports: the definition, and the webpack configuration for the use at hand. */
export type SliceBuild = {
  definition: SliceDefinition;
  kind: 'host' | 'remote';
  configuration(use: Use): Configuration;
  /** Of the host's service worker. */
  worker?(use: Use): Configuration;
};
