import { text } from '../../../pages/text.ts';
import { offeredCards, spaced } from '../cards.ts';

/** What was typed, as it was typed. */
export interface Typed {
  email: string;
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export type Mistakes = Partial<Record<keyof Typed, string>>;

interface Field {
  name: keyof Typed;
  label: string;
  attributes: string;
}

// A browser must not offer a real card here, so that none is sent by mistake.
const fields: Record<keyof Typed, Field> = {
  email: {
    name: 'email',
    label: 'Email',
    attributes: 'type="email" autocomplete="email" maxlength="254"',
  },
  number: {
    name: 'number',
    label: 'Card number',
    attributes: 'inputmode="numeric" autocomplete="off" maxlength="23" placeholder="1234 1234 1234 1234"',
  },
  expiry: {
    name: 'expiry',
    label: 'Expiry (MM / YY)',
    attributes: 'inputmode="numeric" autocomplete="off" maxlength="9" placeholder="MM / YY"',
  },
  cvc: {
    name: 'cvc',
    label: 'Security code',
    attributes: 'inputmode="numeric" autocomplete="off" maxlength="4" placeholder="CVC"',
  },
  name: { name: 'name', label: 'Name on card', attributes: 'autocomplete="cc-name" maxlength="200"' },
};

export function fieldOf(name: keyof Typed, typed: Typed, mistakes: Mistakes): string {
  const { label, attributes } = fields[name];
  const mistake = mistakes[name];
  const isFirst = Object.keys(mistakes)[0] === name;
  const marks = mistake ? ` aria-invalid="true" aria-describedby="${name}-mistake"` : '';
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes} value="${text(typed[name])}"${marks}${isFirst ? ' autofocus' : ''}>
${mistake ? `<p class="mistake" id="${name}-mistake">${text(mistake)}</p>` : ''}
</div>`;
}

export const cardFields = (typed: Typed, mistakes: Mistakes) => `<fieldset>
<legend>Card details</legend>
${fieldOf('number', typed, mistakes)}
<div class="pair">
${fieldOf('expiry', typed, mistakes)}
${fieldOf('cvc', typed, mistakes)}
</div>
${fieldOf('name', typed, mistakes)}
</fieldset>`;

// The Enter key presses a form's first button: it shall be the one that sends it off.
export const pressedByEnter =
  '<button class="unseen" name="do" value="send" tabindex="-1" aria-hidden="true" formnovalidate></button>';

export const offeredCardButtons = () => `<section class="cards" aria-labelledby="cards-title">
<h2 id="cards-title">Test cards</h2>
<p class="hint">One click fills the form.</p>
<ul>
${offeredCards
  .map(
    ({ number, what }) =>
      `<li><button name="fill" value="${number}" formnovalidate><span class="number">${spaced(number)}</span> <span class="what">${text(what)}</span></button></li>`,
  )
  .join('\n')}
</ul>
</section>`;
