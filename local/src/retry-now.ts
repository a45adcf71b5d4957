import { join } from 'node:path';
import { answerPerson, askToRetry } from '@sufra/service-kit';
import { repository } from './slices/repository.ts';
import { runningServices } from './start/running-services.ts';

// npm run events:now -- [service]
await answerPerson(async () => {
  const [name] = process.argv.slice(2);
  const folder = process.env.DATA_FOLDER ?? join(repository, '.data');
  const services = runningServices(join(folder, 'status.json'), name);
  if (services.length === 0) {
    const text = `${name ?? 'No service'} is not running. On one's own machine services run while 'npm start' does.`;
    return { text, isDone: false };
  }
  const answers = await Promise.all(
    services.map(async service => ({
      name: service.name,
      ...(await askToRetry(service.internalUrl).then(
        said => ({ said, isDone: true }),
        (error: Error) => ({ said: `nothing was tried: ${error.message}`, isDone: false }),
      )),
    })),
  );
  return {
    text: answers.map(one => `${one.name}: ${one.said}`).join('\n'),
    isDone: answers.every(({ isDone }) => isDone),
  };
});
