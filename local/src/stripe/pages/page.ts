import { text } from './html.ts';

interface Page {
  title: string;
  body: string;
  /** Summary and form beside each other where there is room. */
  isWide?: boolean;
}

/** What frames each page: no script, nothing from elsewhere, and in plain words what this is. */
export const page = ({ title, body, isWide = false }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(title)} – stand-in for Stripe</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main${isWide ? ' class="wide"' : ''}>
<p class="notice"><strong>No card is charged here.</strong> This stands in for Stripe on this machine: it takes test cards
alone, and nothing leaves it.</p>
${body}
</main>
</body>
</html>
`;
