import HtmlWebpackPlugin from 'html-webpack-plugin';

/** The page of a slice that runs alone in development; the shell has a template of its own. */
export const page = ({ title }: { title: string }) =>
  new HtmlWebpackPlugin({
    templateContent: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body><div id="root"></div></body>
</html>`,
  });
