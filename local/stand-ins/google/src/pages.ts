import { frame } from '../../pages/frame.ts';
import { text } from '../../pages/text.ts';
import { type Defect, defects } from './defects.ts';
import { type Person, samplePeople } from './people.ts';

const notice = `<strong>This is not Google.</strong> It stands in for Google on this machine: nobody’s password is asked for,
and nothing leaves it.`;

const page = (title: string, body: string) => frame({ title, notice, body });

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('');

const personButton = ({ name, email }: Person, index: number) => `<li>
<button class="person" name="who" value="${index}" formnovalidate>
<span class="initials" aria-hidden="true">${text(initials(name))}</span>
<span><span class="name">${text(name)}</span> <span class="email">${text(email)}</span></span>
</button>
</li>`;

// The Enter key presses a form's first button: it shall be the one of the field that was typed in.
const pressedByEnter =
  '<button class="unseen" name="who" value="typed" tabindex="-1" aria-hidden="true"></button>';

const defectOption = ([name, words]: [string, string]) => `<option value="${name}">${text(words)}</option>`;

interface SignIn {
  site: string;
  /** What was wrong with what was typed, and what that was. */
  mistake?: string | undefined;
  typed?: Person | undefined;
  /** What goes wrong for everybody right now. */
  defectForAll?: Defect | undefined;
}

export const signInPage = ({ site, mistake, typed, defectForAll }: SignIn) =>
  page(
    'Sign in – stand-in for Google',
    `<h1>Who is signing in?</h1>
<p class="lead">to go on to <strong>${text(site)}</strong></p>
<form method="post">
${pressedByEnter}
<ul class="people">
${samplePeople.map(personButton).join('\n')}
</ul>
<fieldset>
<legend>Somebody else</legend>
${mistake ? `<p class="mistake" role="alert" id="mistake">${text(mistake)}</p>` : ''}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${text(typed?.email ?? '')}"${mistake ? ' aria-invalid="true" aria-describedby="mistake" autofocus' : ''}>
<label for="name">Name <span class="hint">(may stay empty)</span></label>
<input id="name" name="name" maxlength="200" autocomplete="name" value="${text(typed?.name ?? '')}">
<label class="choice"><input type="checkbox" name="hosted"${typed?.isHosted ? ' checked' : ''}> The address is of an organisation at Google</label>
<button class="go" name="who" value="typed">Go on</button>
</fieldset>
<details>
<summary>Let something go wrong</summary>
${defectForAll ? `<p class="hint">For everybody right now: ${text(defects[defectForAll])}.</p>` : ''}
<label for="defect">With this sign-in</label>
<select id="defect" name="defect">
<option value="">nothing</option>
${Object.entries(defects).map(defectOption).join('\n')}
</select>
</details>
<button class="cancel" name="who" value="cancel" formnovalidate>Cancel</button>
</form>`,
  );

export const problemPage = (words: string) =>
  page(
    'Nothing to sign in to – stand-in for Google',
    `<h1>That did not work</h1>
<p class="lead">${text(words)}</p>
<p>Go back to the site and begin anew.</p>`,
  );
