import { AskedFor } from './asked-for.tsx';
import { KnownDishes } from './known-dishes.tsx';
import { NotHalal, type NotHalalProps } from './not-halal.tsx';
import { ProblemCard } from './problem-card.tsx';

export type RefusalProps = NotHalalProps;

/** A wish that is not written as it is: with what is halal in its place, or with the dishes that are known. */
export function Refusal(props: RefusalProps) {
  const { error, body, headingLevel, onWrite } = props;
  if (error.code === 'not_halal') return <NotHalal {...props} />;
  return (
    <ProblemCard title={error.said} headingLevel={headingLevel}>
      <AskedFor body={body} refused={[]} />
      <KnownDishes {...{ error, body, onWrite }} />
    </ProblemCard>
  );
}
