import { runProduct } from './run-product.ts';

/** One product for all journeys; what it answers on is handed on through the environment. */
export default async function startProduct() {
  const product = await runProduct();
  const { inbox } = await product.status();
  process.env.SUFRA_ORIGIN = product.origin;
  process.env.SUFRA_INBOX = inbox;
  return () => product.stop();
}
