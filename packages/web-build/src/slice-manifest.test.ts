import { describe, expect, test } from '@jest/globals';
import type { SliceBuild } from './definition.ts';
import { installManifest, installManifestFile } from './install/install-manifest.ts';
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

describe('what a device installs', () => {
  const definition = {
    name: 'Sufra',
    description: () => 'Halal recipes',
    color: '#faf6ee',
    icons: [{ file: 'icon-192', size: 192 }],
    shortcuts: [{ name: () => 'Shopping list', path: '/dashboard/week?shopping=week', icon: 'list' }],
  };
  const addressOf = (file: string) => `/${file}.0123abcd.png`;

  test('is one site, which opens and has its shortcuts in the language of the page', () => {
    const arabic = installManifest(definition, 'ar', addressOf);
    expect(arabic).toMatchObject({ id: '/', scope: '/', lang: 'ar', dir: 'rtl', start_url: '/ar' });
    expect(arabic.shortcuts).toEqual([
      {
        name: 'Shopping list',
        url: '/ar/dashboard/week?shopping=week',
        icons: [{ src: '/list.0123abcd.png', sizes: '96x96', type: 'image/png' }],
      },
    ]);
    expect(installManifest(definition, 'en', addressOf)).toMatchObject({ id: '/', start_url: '/' });
  });

  test('has an address for each language', () => {
    expect(['en', 'ur'].map(installManifestFile)).toEqual([
      'manifest.webmanifest',
      'manifest.ur.webmanifest',
    ]);
  });
});
