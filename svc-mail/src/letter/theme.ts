import { dark } from './palette.ts';

const grounds = {
  paper: `background-color:${dark.paper}!important`,
  card: `background-color:${dark.surface}!important;border-color:${dark.line}!important`,
  button: `background-color:${dark.green}!important`,
  rule: `background-color:${dark.saffron}!important`,
  line: `border-color:${dark.line}!important`,
};

const colours = {
  ink: `color:${dark.ink}!important`,
  soft: `color:${dark.soft}!important`,
  green: `color:${dark.green}!important`,
  amber: `color:${dark.amber}!important`,
  'on-green': `color:${dark.onGreen}!important`,
};

const rules = (before: string, of: Record<string, string>) =>
  Object.entries(of)
    .map(([name, style]) => `${before}.${name}{${style}}`)
    .join('');

/**
 * For programs that read it: those that do not, show the light colours of the style attributes, which also bear being
 * turned round. Outlook has no media query for dark, but marks what it recoloured.
 */
export const theme = `:root{color-scheme:light dark}
@media (min-width:600px){.card{padding:40px 44px!important}}
@media (prefers-color-scheme:dark){${rules('', grounds)}${rules('', colours)}}
${rules('[data-ogsb] ', grounds)}${rules('[data-ogsc] ', colours)}`;
