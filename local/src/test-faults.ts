import { runFaults } from './check/fault-step.ts';

// npm run test:faults
const { failed } = await runFaults();
process.exitCode = failed.length > 0 ? 1 : 0;
