import { buildFrontEnd } from '@sufra/web-build';

/** Once, before each worker starts a product: none of them finds anything left to build. */
export default () => buildFrontEnd({ log: line => process.stdout.write(`${line}\n`) });
