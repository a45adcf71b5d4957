import { directionOf, isLanguage } from '@sufra/texts';
import { drawIn } from '@sufra/texts/page-language';
import type { InstallDefinition } from './install-definition.ts';

const pathIn = (language: string, path: string) =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** The file that a page in this language names: English has no language in its name, like every other file of a build. */
export const installManifestFile = (language: string) =>
  language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;

/**
 * What a browser installs (W3C, Web Application Manifest), in one language. Its id is the same in all, so that a member who reads another
 * language has the site once on the device, and not twice.
 */
export function installManifest(
  { name, description, color, icons, shortcuts }: InstallDefinition,
  language: string,
  addressOf: (file: string) => string,
): Record<string, unknown> {
  const icon = (file: string, size: number) => ({
    src: addressOf(file),
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  drawIn(language);
  const manifest = {
    ...{ id: '/', name, short_name: name, description: description() },
    ...{ lang: language, dir: isLanguage(language) ? directionOf(language) : 'ltr' },
    ...{ start_url: pathIn(language, '/'), scope: '/', display: 'standalone' },
    ...{ theme_color: color, background_color: color, categories: ['food', 'lifestyle'] },
    icons: icons.map(({ file, size, purpose }) => ({ ...icon(file, size), purpose: purpose ?? 'any' })),
    shortcuts: shortcuts.map(({ name: say, path, icon: file }) => ({
      name: say(),
      url: pathIn(language, path),
      icons: [icon(file, shortcutSize)],
    })),
  };
  drawIn('en');
  return manifest;
}

const shortcutSize = 96;
