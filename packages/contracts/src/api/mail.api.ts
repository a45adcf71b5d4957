import type { ApiTable } from './api-table.ts';
import { eventOperations } from './event-operations.ts';

/** Nothing but what admins ask of every service: mails go out by events. */
export const mailApi = { ...eventOperations('svc-mail') } as const satisfies ApiTable;
