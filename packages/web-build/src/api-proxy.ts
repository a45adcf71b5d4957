import { ServerResponse } from 'node:http';
import type { ProxyConfigArrayItem } from 'webpack-dev-server';

/** Hands paths on to a running product; says plainly, here and to the page, when nothing answers there. */
export function apiProxy(paths: string[], { origin, log }: { origin: string; log: (line: string) => void }) {
  const sentence = `Nothing answers at ${origin}. Start the product there (npm start), or name another place with API_ORIGIN.`;
  const item: ProxyConfigArrayItem = {
    context: paths,
    target: origin,
    changeOrigin: true,
    // It would say the same again, in its own words and with a stack.
    logger: undefined,
    on: {
      // The gateway accepts calls of its own origin only, and for it this server is that origin.
      proxyReq: request => {
        if (request.getHeader('origin') !== undefined) request.setHeader('origin', origin);
      },
      error: (_error, _request, response) => {
        log(sentence);
        if (!(response instanceof ServerResponse) || response.headersSent) return;
        response.writeHead(502, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            error: sentence,
            message: sentence,
            code: 'api_unreachable',
            requestId: 'development',
          }),
        );
      },
    },
  };
  return item;
}
