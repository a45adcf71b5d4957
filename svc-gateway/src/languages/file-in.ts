/** A build writes a script of each language beside the English one: `remoteEntry.ar.1a2b3c4d.js`. */
export const fileIn = (language: string, file: string, built: readonly string[] = []) =>
  built.includes(language) ? file.replace('.', `.${language}.`) : file;
