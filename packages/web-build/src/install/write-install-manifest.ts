import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { InstallDefinition } from './install-definition.ts';
import { installManifest, installManifestFile } from './install-manifest.ts';

const { RawSource } = webpack.sources;

interface Options {
  definition: InstallDefinition;
  languages: readonly string[];
}

/** Writes the manifest of the installed site for each language beside the page that names it, and its icons by their content. */
export class WriteInstallManifest {
  readonly #definition: InstallDefinition;
  readonly #languages: readonly string[];

  constructor({ definition, languages }: Options) {
    this.#definition = definition;
    this.#languages = ['en', ...languages];
  }

  apply(compiler: Compiler): void {
    const folder = join(compiler.context, 'src/icons');
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('WriteInstallManifest', compilation => {
      compilation.hooks.processAssets.tapPromise({ name: 'WriteInstallManifest', stage }, () =>
        this.#write(compilation, folder),
      );
    });
  }

  async #write(compilation: Compilation, folder: string): Promise<void> {
    const { icons, shortcuts } = this.#definition;
    const files = [...icons.map(({ file }) => file), ...shortcuts.map(({ icon }) => icon)];
    const addresses = new Map<string, string>();
    for (const file of new Set(files)) {
      const path = join(folder, `${file}.png`);
      compilation.fileDependencies.add(path);
      const content = await readFile(path);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
      compilation.emitAsset(`${file}.${hash}.png`, new RawSource(content), { contenthash: hash });
      addresses.set(file, `/${file}.${hash}.png`);
    }
    for (const language of this.#languages) {
      const manifest = installManifest(this.#definition, language, file => addresses.get(file) ?? '');
      const text = `${JSON.stringify(manifest, null, 2)}\n`;
      compilation.emitAsset(installManifestFile(language), new RawSource(text));
    }
  }
}
