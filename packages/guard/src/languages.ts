export { languageVotes } from './language/language-votes.ts';
