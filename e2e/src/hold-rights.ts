import { noBrokerRights, openBrokerRights } from '@sufra/service-kit/testing';

// Run from a copy of the tree, whose contract says which rights there are: gives them, prints where, and takes them away when its
// input ends.
const absence = await noBrokerRights();
if (absence !== undefined) {
  process.stdout.write(`${JSON.stringify({ absence })}\n`);
} else {
  const { urlForAll, namespace, close } = await openBrokerRights();
  process.stdin.resume().once('end', () => close().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ urlForAll, namespace })}\n`);
}
