import { parseArgs } from 'node:util';
import { checkWords, writeInOrder } from './check-words.ts';

// npm run guard:words [-- --write]
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
if (values.write) for (const path of writeInOrder()) process.stdout.write(`words/${path} was put in order\n`);
const problems = checkWords();
for (const { path, at, says } of problems) process.stderr.write(`${path}:${at}: ${says}\n`);
process.stdout.write(problems.length === 0 ? 'No problem in the words.\n' : `${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
