/** The site's colours (its design tokens), in light and in dark. Mail programs know no custom properties. */
export const light = {
  paper: '#faf6ee',
  surface: '#fffdf8',
  line: '#e3d9c6',
  ink: '#22201b',
  soft: '#5d574b',
  green: '#1f5a45',
  onGreen: '#fdfbf5',
  saffron: '#c9851b',
  /** Saffron that can be read as text. */
  amber: '#7d4f07',
};

export const dark: typeof light = {
  paper: '#171612',
  surface: '#201e19',
  line: '#3a362d',
  ink: '#f3ecdd',
  soft: '#bdb4a2',
  green: '#7cc0a2',
  onGreen: '#10231b',
  saffron: '#e3a947',
  amber: '#f0c67c',
};
