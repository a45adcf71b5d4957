import { importFile } from '../slices/import-file.ts';
import { repository } from '../slices/repository.ts';

const [name = ''] = process.argv.slice(2);

// Whatever ends the start command, a kill too, ends its services.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

await importFile(repository, name, 'src', 'main.ts');
