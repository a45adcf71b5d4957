import type { Plan, User } from '@sufra/contracts';
import { Button, LinkButton, useSession } from '@sufra/web-kit';

export function PlanButton({ plan }: { plan: Plan }) {
  const { status, user } = useSession();
  const tone = plan.highlighted ? 'primary' : 'quiet';

  if (status === 'restoring') {
    return (
      <Button wide busy tone={tone}>
        Change Plan
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
      {user ? 'Change Plan' : 'Sign In to Continue'}
    </LinkButton>
  );
}

function heldPlanText(plan: Plan, user: User) {
  if (plan.mode === 'free' && !user.isPremium) return 'Current Plan';
  if (plan.mode === 'subscription' && user.isPremium) return 'Already Subscribed';
  return undefined;
}
