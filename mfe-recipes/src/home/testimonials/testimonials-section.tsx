import { Card } from '@sufra/web-kit';
import { Section } from '../../section/section.tsx';
import { testimonials } from './testimonials.ts';
import styles from './testimonials-section.module.css';

export const TestimonialsSection = () => (
  <Section
    title="What we cook for"
    lead="Samples in our own words: evenings that we would like to hear of. Yours will stand here."
  >
    <ul className={styles.quotes}>
      {testimonials.map(({ words, from }) => (
        <Card as="li" key={words} padding="roomy">
          <figure className={styles.quote}>
            <blockquote>
              <p className={styles.words}>{words}</p>
            </blockquote>
            <figcaption className={styles.from}>{from}</figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  </Section>
);
