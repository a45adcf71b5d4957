import { text } from './text.ts';

interface Page {
  title: string;
  /** In plain words what this is, as HTML. */
  notice: string;
  body: string;
  /** Two columns beside each other where there is room. */
  isWide?: boolean;
}

/** What frames each page of a stand-in: no script, nothing from elsewhere. */
export const frame = ({ title, notice, body, isWide = false }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(title)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<p class="notice">${notice}</p>
${body}
</main>
</body>
</html>
`;
