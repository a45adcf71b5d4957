/** As link previews name a language: with the place where most of its readers are. */
export function openGraphLocale(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return `${name}_${region}`;
}
