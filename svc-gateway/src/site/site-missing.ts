import { brand } from '@sufra/contracts';
import { onlyPlain } from '../content/variants.ts';

// It needs nothing that may be missing too, and no style that the policy would refuse.
const content = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${brand.name} is not available right now</title>
</head>
<body>
<main>
<h1>${brand.name} is not available right now</h1>
<p>We are probably putting a new version in place. Please try again in a moment.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`);

/** What is shown when the shell itself cannot be read. */
export const siteMissing = onlyPlain(content);
