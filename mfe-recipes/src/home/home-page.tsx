import { PageHead } from '@sufra/web-kit';
import { SeasonPlace } from '../ramadan/season/season-place.tsx';
import { AfterEating } from './after-eating.tsx';
import { CookNow } from './cook-now.tsx';
import { FeatureGrid } from './features/feature-grid.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead title="" />
      <SeasonPlace />
      <Hero />
      <CookNow />
      <FeatureGrid />
      <TestimonialsSection />
      <Plans />
      <AfterEating />
    </>
  );
}
