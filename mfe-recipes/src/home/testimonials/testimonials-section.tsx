import { Card } from '@sufra/web-kit';
import { Section } from '../../section/section.tsx';
import { t } from '../../texts/text.ts';
import { testimonials } from './testimonials.ts';
import styles from './testimonials-section.module.css';

export const TestimonialsSection = () => (
  <Section title={t('testimonials.title')} lead={t('testimonials.lead')}>
    <ul className={styles.quotes}>
      {testimonials().map(({ words, from }) => (
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
