import { testAccess } from '@sufra/service-kit/testing/access';
import { startForTest } from '../test/start-for-test.ts';

// No mail is sent here: nothing listens at this address.
testAccess('svc-mail', () => startForTest('smtp://127.0.0.1:1'));
