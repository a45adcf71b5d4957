import { runJest } from './run-jest.ts';
import type { Step } from './step.ts';

export const jestStep: Step = {
  name: 'unit and service tests',
  run: () => runJest({ name: 'jest' }),
};
