const temperature = /(\d{2,3})\s?(?:°|degrees |º|درجة )\s?([CFcf])?/g;

/** The temperatures that a text names, in °C. A figure without its scale is °C. */
export const celsiusIn = (text: string): number[] =>
  [...text.matchAll(temperature)].map(([, figure, scale]) =>
    scale?.toUpperCase() === 'F' ? ((Number(figure) - 32) * 5) / 9 : Number(figure),
  );
