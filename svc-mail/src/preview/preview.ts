import { join, resolve } from 'node:path';
import { writePreviews } from './write-previews.ts';

// npm run mail:preview [-- folder]
const repository = join(import.meta.dirname, '../../..');
const folder = process.argv[2] ? resolve(process.argv[2]) : join(repository, '.cache/mail-preview');
process.stdout.write(`${await writePreviews(folder)}\n`);
