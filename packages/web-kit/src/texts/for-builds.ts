// For a slice's webpack.config.ts and what reads it: Node runs this as it stands.
export { brandDescription, brandTagline } from './brand-texts.ts';
