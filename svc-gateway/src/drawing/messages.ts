/** What the gateway tells the process that draws. */
export type ToDrawing =
  | { kind: 'load'; module: string; source: string }
  | { kind: 'draw'; id: number; module: string; path: string; language: string }
  | { kind: 'answer'; ask: number; status: number; body: unknown };

/** What the process that draws tells the gateway. */
export type FromDrawing =
  | { kind: 'ask'; id: number; ask: number; address: string }
  | { kind: 'drawn'; id: number; page: DrawnPage }
  | { kind: 'failed'; id: number; message: string };

/** A page as a visitor without a session sees it. */
export interface DrawnPage {
  html: string;
  /** The style sheets that it needs beside those of the shell's page. */
  css: string[];
  /** The keys and answers of the queries that it shows, for the page that takes it over. */
  answers: unknown[];
}
