import { answerPerson } from '../command/answer-person.ts';
import { askToRetry } from './ask-to-retry.ts';

// Inside the container of a service: node packages/service-kit/src/events/retry-now.ts
await answerPerson(async () => {
  const port = process.env.INTERNAL_PORT;
  if (!port) return { text: 'INTERNAL_PORT: is not set; run this where the service runs', isDone: false };
  try {
    return { text: await askToRetry(`http://127.0.0.1:${port}`), isDone: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      text: `Nothing was tried by the service on port ${port} of this machine: ${reason}`,
      isDone: false,
    };
  }
});
