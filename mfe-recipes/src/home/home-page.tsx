import { PageHead } from '@sufra/web-kit';
import { AfterEating } from './after-eating.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';

export default function HomePage() {
  return (
    <>
      <PageHead title="" />
      <Hero />
      <Plans />
      <AfterEating />
    </>
  );
}
