import { testAccess } from '@sufra/service-kit/testing';
import { startForTest } from '../test/start-for-test.ts';

testAccess('svc-blog', startForTest);
