import { testAccess } from '@sufra/service-kit/testing/access';
import { startForTest } from '../test/start-for-test.ts';

testAccess('svc-blog', startForTest);
