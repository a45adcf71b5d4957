export { type Admission, accessMatrix, type Role, unlistedCalls } from './access-matrix.ts';
export { type Answer, ask } from './ask.ts';
export { eventually } from './eventually.ts';
export { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';
export { openTestDatabase, type TestDatabase } from './test-database.ts';
export { startTestKeySet, type TestKeySet } from './test-key-set.ts';
export { openTestPlatform, type TestPlatform } from './test-platform.ts';
export { tokenOfRole, tryAccess, tryUnlisted } from './try-access.ts';
