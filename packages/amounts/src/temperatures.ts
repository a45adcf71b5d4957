import type { Units } from './units.ts';

type Scale = 'C' | 'F';

const figures = String.raw`(\d{2,3})(?:\s*(?:-|–|to)\s*(\d{2,3}))?`;
const scale = String.raw`(?:(?:°|degrees?|deg\.?)\s*|(?<=\d{3}\s?))(C|F|Celsius|Fahrenheit)\b(?!-)`;
// '200 °C', '180–200 °C', '200C', '200 degrees Celsius'.
const temperature = String.raw`${figures}\s*${scale}`;
const single = new RegExp(String.raw`\b${temperature}`, 'gi');
// '200 °C (400 °F)', '200 °C/400 °F': the second may say what the first says in the other scale.
const pair = new RegExp(String.raw`\b${temperature}\s*(?:\(\s*${temperature}\s*\)|/\s*${temperature})`, 'gi');

const letter = (word: string | undefined): Scale => (word?.[0]?.toUpperCase() === 'F' ? 'F' : 'C');

/** The temperatures of a step in the units that are wanted, rounded to what an oven's dial shows. */
export function convertTemperatures(text: string, units: Units): string {
  const wanted: Scale = units === 'metric' ? 'C' : 'F';
  return text
    .replace(pair, (whole, ...found: (string | undefined)[]) => {
      const [from, to, word, ...more] = found.slice(0, 9);
      const [from2, to2, word2] = more[0] === undefined ? more.slice(3) : more;
      if (letter(word) === letter(word2)) return whole;
      return letter(word) === wanted ? written(from, to, wanted) : written(from2, to2, wanted);
    })
    .replace(single, (whole, from: string, to: string | undefined, word: string) => {
      const given = letter(word);
      return given === wanted ? whole : written(converted(from, given), to && converted(to, given), wanted);
    });
}

const written = (from: string | undefined, to: string | undefined, scale: Scale) =>
  `${from}${to ? `–${to}` : ''}\u00a0°${scale}`;

function converted(figure: string, from: Scale): string {
  const degrees = Number(figure);
  return String(from === 'C' ? toFahrenheit(degrees) : toCelsius(degrees));
}

const toNearest = (value: number, step: number) => Math.round(value / step) * step;

// An oven is set in tens of °C or in 25s of °F. Other temperatures (the middle of a roast) are kept to the degree.
function toFahrenheit(celsius: number): number {
  const isOven = celsius >= 120 && celsius % 10 === 0;
  return toNearest((celsius * 9) / 5 + 32, isOven ? 25 : 1);
}

function toCelsius(fahrenheit: number): number {
  const isOven = fahrenheit >= 250 && fahrenheit % 25 === 0;
  return toNearest(((fahrenheit - 32) * 5) / 9, isOven ? 10 : 1);
}
