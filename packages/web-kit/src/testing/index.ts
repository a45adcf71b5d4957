export { lettersOfDuas } from '../../fonts/letters-of-duas.ts';
export { aToken } from './a-token.ts';
export { aUser } from './a-user.ts';
export { anEventStream } from './an-event-stream.ts';
export { apiStandIn } from './api-stand-in.ts';
export { fakeServer, problem, type Reply, type SeenRequest } from './fake-server.ts';
export { beSignedOut, signInAs } from './member.ts';
export { rendererOf } from './renderer-of.tsx';
