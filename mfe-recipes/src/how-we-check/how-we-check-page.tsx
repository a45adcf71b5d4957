import { brand } from '@sufra/contracts';
import { Column, PageHead, useElementId } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './how-we-check-page.module.css';

export default function HowWeCheckPage() {
  return (
    <Column roomy>
      <PageHead
        title="How we check"
        description="What the halal check on each recipe does, what its answers mean, and what it cannot know."
        heading="How we check"
        lead="Every recipe is read before you see it. This is what that reading can do, and what it cannot."
      />
      <div className={styles.text}>
        <Part title="What is checked">
          <p>
            What you ask for is read before a recipe is written, and every line of what is written is read
            again before it is shown: the title, each ingredient, each step. Nobody is trusted to have got it
            right, least of all an AI.
          </p>
          <p>
            A program does the reading, with lists of foods, dishes, drinks and additives in several languages
            and rules for how people write about them. “Turkey instead of ham” names ham and holds none; “pork
            without skin” names skin and is still pork.
          </p>
        </Part>
        <Part title="What the answers mean">
          <dl className={styles.answers}>
            <dt>Halal</dt>
            <dd>Nothing forbidden is named. It says no more than that, and no less.</dd>
            <dt>Doubtful</dt>
            <dd>
              Something may be either, because its source is not named: gelatine, an emulsifier, vanilla
              extract, a cheese made with rennet. The recipe says what, and why. Choose a halal-certified
              product, or the substitute it offers.
            </dd>
            <dt>Haram</dt>
            <dd>
              Something forbidden is named. No new recipe with it is shown: it is asked for again, and when no
              halal one comes of it you are told which ingredient, why, and what to take instead.
            </dd>
          </dl>
        </Part>
        <Part title="When the check learns">
          <p>
            The check knows more with each version. A recipe that you have saved is read again, by the newer
            check, before it is next shown. If it turns out not to be halal it stays yours, marked “No longer
            halal”, with each line, why, and what to use instead. Others do not see it: its public address
            leads nowhere for as long as that holds. Shopping lists leave such a line out.
          </p>
        </Part>
        <Part title="Where schools differ">
          <p>
            Scholars do not agree on everything, and a page has to give one answer. All food from the sea
            counts as halal here; Hanafi readers may want to leave out shellfish. Vinegar counts as halal
            whatever it was made from. Wine and spirits count as forbidden in any amount, also where they
            would boil away. Carmine (E120) counts as forbidden. If your school or your scholar says
            otherwise, follow them.
          </p>
        </Part>
        <Part title="What it cannot know">
          <ul className={styles.limits}>
            <li>How an animal was slaughtered. Meat in a recipe means meat that you buy halal.</li>
            <li>
              What is in the packet in your hand. Makers change what goes into a product; read the label.
            </li>
            <li>What else was cut on the board or fried in the oil.</li>
            <li>
              A word that it has never met, or one that is spelt so that nobody would know it. It makes
              mistakes in both directions, by letting something through and by doubting what is fine.
            </li>
            <li>
              Your allergies. What you put on your “avoid” list is left out by its names, but the check is no
              protection against an allergen: read every line and every label yourself.
            </li>
          </ul>
        </Part>
        <Part title="Not a fatwa">
          <p>
            This is a kitchen aid. It was made by people who cook, not by scholars who rule, and it takes the
            place of neither a certificate nor a question to somebody who knows. When you are in doubt, leave
            it.
          </p>
          <p>
            If the check was wrong, please write to{' '}
            <a href={`mailto:${brand.contactAddress}`}>{brand.contactAddress}</a> with the line that it
            misread.
          </p>
        </Part>
      </div>
    </Column>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
