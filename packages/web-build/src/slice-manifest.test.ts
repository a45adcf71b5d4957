import { describe, expect, test } from '@jest/globals';
import type { SliceBuild } from './definition.ts';
import { sliceManifest } from './slice-manifest.ts';

const aSliceBuild = (kind: SliceBuild['kind']): SliceBuild => ({
  kind,
  definition: { name: 'mfe-blog', title: () => 'The blog', paths: ['/blog'] },
  configuration: () => ({}),
});

describe('slice.json', () => {
  test('of a remote names its hashed entry and the style sheets that come with it', () => {
    const files = ['5.aaaaaaaa.js', 'remoteEntry.bbbbbbbb.js', 'routes.cccccccc.css'];

    expect(sliceManifest(aSliceBuild('remote'), { files, css: ['routes.cccccccc.css'] })).toEqual({
      name: 'mfe-blog',
      title: 'The blog',
      entry: 'remoteEntry.bbbbbbbb.js',
      css: ['routes.cccccccc.css'],
      paths: ['/blog'],
    });
  });

  test('of a remote without style sheets says nothing of them', () => {
    const manifest = sliceManifest(aSliceBuild('remote'), { files: ['remoteEntry.bbbbbbbb.js'], css: [] });

    expect(manifest).not.toHaveProperty('css');
  });

  test('of the host names its page', () => {
    expect(sliceManifest(aSliceBuild('host'), { files: ['index.html'], css: [] }).entry).toBe('index.html');
  });

  test('is refused for a build without an entry', () => {
    expect(() => sliceManifest(aSliceBuild('remote'), { files: ['5.aaaaaaaa.js'], css: [] })).toThrow(
      'The build of mfe-blog wrote no remoteEntry',
    );
  });
});
