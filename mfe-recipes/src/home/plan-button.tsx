import type { Plan, User } from '@sufra/contracts';
import { Button, LinkButton, useSession } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

export function PlanButton({ plan }: { plan: Plan }) {
  const { status, user } = useSession();
  const tone = plan.highlighted ? 'primary' : 'quiet';

  if (status === 'restoring') {
    return (
      <Button wide busy tone={tone}>
        {t('plans.change')}
      </Button>
    );
  }
  const held = user && heldPlanText(plan, user);
  if (held) {
    return (
      <Button wide disabled tone={tone}>
        {held}
      </Button>
    );
  }
  return (
    <LinkButton wide tone={tone} to="/billing">
      {user ? t('plans.change') : t('plans.signIn')}
    </LinkButton>
  );
}

function heldPlanText(plan: Plan, user: User) {
  if (plan.mode === 'free' && !user.isPremium) return t('plans.current');
  if (plan.mode === 'subscription' && user.isPremium) return t('plans.subscribed');
  return undefined;
}
