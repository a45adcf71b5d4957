/** What stands for a text until the files of each language are written; it outlives the minifier. */
export const marker = (owner: string, key: string) => `$texts$["${owner}#${key}"]`;

export const markers = /\$texts\$\[(["'`])([\w./-]+)#([\w.-]+)\1\]/g;
