export { forgetEvents } from '../events/amqp/forget-events.ts';
export { type Answer, ask } from './ask.ts';
export { type BrokerRights, noBrokerRights, openBrokerRights } from './broker-rights.ts';
export { eventually } from './eventually.ts';
export { startAlone } from './start-alone.ts';
export { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
export { openTestDatabase, type TestDatabase } from './test-database.ts';
export { startTestKeySet, type TestKeySet } from './test-key-set.ts';
export { openTestPlatform, type TestPlatform } from './test-platform.ts';
