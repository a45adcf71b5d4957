import { directionOf, languages, type Message, pseudoLanguage } from '@sufra/texts';
import { textsOf } from '@sufra/texts/catalogue';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Words } from '../definition.ts';
import { installManifestFile } from '../install/install-manifest.ts';
import { firstFonts, withFirstFonts } from './first-fonts.ts';
import { markers } from './marker.ts';
import { readCatalogues, textsFolder } from './read-catalogues.ts';
import { wordsIn } from './words-in.ts';

/** The language in the names of files: `home.en.1a2b3c4d.js` beside `home.ar.1a2b3c4d.js`. */
export const inEnglish = '.en';

// Of several chunks webpack keeps the hashes in a table; that of a single one stands in its name.
const chunkNames = /(["'`])\.en\.(?=\1|[\da-f]{8}\.js\1)/g;

/** Whether a script is of another language than English, by its name. */
export const isTranslated = (file: string) =>
  [...languages, pseudoLanguage].some(language => language !== 'en' && file.includes(`.${language}.`));

const nameIn = (file: string, language: string) =>
  file.includes('.en.') ? file.replace('.en.', `.${language}.`) : file.replace('.', `.${language}.`);

/**
 * Writes each script of a slice once for each language, with the texts of that language where they are said: a visitor
 * loads no other language, waits for no catalogue, and English costs nothing that it did not cost before.
 */
export class WriteLanguages {
  readonly #languages: string[];
  readonly #pageWords: Record<string, Words>;

  /** The languages beside English, and what the host's page says itself. */
  constructor(languages: string[], pageWords: Words[] = []) {
    this.#languages = languages;
    this.#pageWords = Object.fromEntries(pageWords.map((words, place) => [String(place), words]));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('WriteLanguages', compilation => {
      // After the minifier and the page, before the hashes of what is written are taken.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1;
      compilation.hooks.processAssets.tap({ name: 'WriteLanguages', stage }, () => this.#write(compilation));
    });
  }

  #write(compilation: Compilation) {
    const texts = createTexts(compilation);
    const scripts = [...compilation.chunks].flatMap(chunk =>
      [...chunk.files].filter(file => file.endsWith('.js')),
    );
    for (const file of new Set(scripts)) {
      const asset = compilation.getAsset(file);
      if (!asset) continue;
      const code = asset.source.source().toString();
      const saidIn = (language: string) =>
        code.replace(markers, (_marker, _quote, owner: string, key: string) =>
          JSON.stringify(texts(owner, key, language)),
        );
      for (const language of this.#languages) {
        const variant = saidIn(language).replace(chunkNames, `$1.${language}.`);
        compilation.emitAsset(
          nameIn(file, language),
          new webpack.sources.RawSource(variant),
          // Its name holds the same hash, which is then of what all languages say.
          asset.info.contenthash === undefined ? {} : { contenthash: asset.info.contenthash },
        );
      }
      if (code.search(markers) >= 0)
        compilation.updateAsset(file, new webpack.sources.RawSource(saidIn('en')));
    }
    this.#writePages(compilation, new Set(scripts));
  }

  /** The host's page in each language. What its head says of a page that may be found is the gateway's to write. */
  #writePages(compilation: Compilation, scripts: Set<string>) {
    const page = compilation.getAsset('index.html');
    if (!page) return;
    const html = page.source.source().toString();
    const english = wordsIn('en', this.#pageWords);
    for (const language of this.#languages) {
      const own = [...scripts].reduce(
        (text, file) => text.replaceAll(`"/${file}"`, `"/${nameIn(file, language)}"`),
        html
          .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
          .replace(`/${installManifestFile('en')}"`, `/${installManifestFile(language)}"`),
      );
      const translated = wordsIn(language, this.#pageWords);
      const said = Object.entries(english).reduce(
        (text, [name, words]) => text.replaceAll(words, () => translated[name] ?? words),
        own,
      );
      compilation.emitAsset(
        `index.${language}.html`,
        new webpack.sources.RawSource(withFirstFonts(said, firstFonts(compilation, language))),
      );
    }
  }
}

/** The texts of all catalogues that the build's markers name; webpack hears of each file, so that an edit builds anew. */
function createTexts(compilation: Compilation) {
  const known = new Map<string, (key: string, language: string) => Message>();

  return (owner: string, key: string, language: string): Message => {
    const own = known.get(owner) ?? readTexts(compilation, owner);
    known.set(owner, own);
    try {
      return own(key, language);
    } catch (error) {
      throw new Error(`${textsFolder(owner)}: ${key} in ${language}`, { cause: error });
    }
  };
}

function readTexts(compilation: Compilation, owner: string) {
  compilation.contextDependencies.add(textsFolder(owner));
  return textsOf(readCatalogues(owner));
}
