import type { SecurityLog as LogOf } from '@sufra/service-kit';

export type SecurityLog = LogOf<'webhook' | 'record-transfer'>;
