import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importFile } from '../slices/import-file.ts';
import { repository } from '../slices/repository.ts';
import { demoMembers } from './demo-members.ts';
import { UnusableData } from './local-data.ts';

/** Each service fills in what it owns of the demo members, when it has something to fill in. */
export async function seedDemo(service: string, env: NodeJS.ProcessEnv): Promise<void> {
  const source = join(repository, service, 'src');
  if (!existsSync(join(source, 'demo.ts'))) return;
  const [{ readConfig }, { seedDemo: seed }] = await Promise.all([
    importFile(source, 'config.ts'),
    importFile(source, 'demo.ts'),
  ]);
  await seed({ config: readConfig(env), members: demoMembers }).catch((error: Error) => {
    if (error.name !== 'MongooseServerSelectionError') throw error;
    throw new UnusableData('MongoDB does not answer (MONGO_URL).');
  });
}
