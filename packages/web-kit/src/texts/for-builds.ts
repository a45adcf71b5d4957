// For a slice's webpack.config.ts and what reads it: Node runs this as it stands.
export { drawIn } from '../language/page-language.ts';
export { brandDescription, brandTagline } from './brand-texts.ts';
