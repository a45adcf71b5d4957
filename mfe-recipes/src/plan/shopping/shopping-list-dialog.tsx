import type { Recipe, WeekPlan } from '@sufra/contracts';
import { Button, Dialog } from '@sufra/web-kit';
import { Printer } from 'lucide-react';
import { useUnits } from '../../units/units-choice.ts';
import { UnitsSwitch } from '../../units/units-switch.tsx';
import { filledSlots, recipeIn } from '../plan-changes.ts';
import { LeftOut } from './left-out.tsx';
import { shelveList } from './shelve-list.ts';
import { Shelves } from './shelves.tsx';
import { listOfMeals } from './shopping-list.ts';
import styles from './shopping-list-dialog.module.css';
import { useTicked } from './ticked.ts';
import { withoutForbidden } from './without-forbidden.ts';

interface ShoppingListDialogProps {
  plan: WeekPlan;
  recipeOf: (id: string | null) => Recipe | undefined;
  onClose: () => void;
}

/** All that the week wants, once. Printed, it is alone on its page. */
export function ShoppingListDialog({ plan, recipeOf, onClose }: ShoppingListDialogProps) {
  const units = useUnits();
  const { ticked, toggle, untickAll } = useTicked();
  const meals = filledSlots(plan).flatMap(({ id }) => {
    const recipe = recipeOf(recipeIn(plan, id));
    return recipe ? [{ id, recipe }] : [];
  });
  const shelves = shelveList(listOfMeals(meals.map(withoutForbidden)), units);
  const keys = shelves.flatMap(({ lines }) => lines).map(({ key }) => key);
  const inBasket = keys.filter(key => ticked.includes(key)).length;

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="large"
      title="Shopping list for the week"
      description={`For ${meals.length === 1 ? '1 meal,' : `${meals.length} meals, each`} for as many people as its recipe is written for.`}
    >
      <div className={styles.bar} data-print="hide">
        <Button onClick={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <UnitsSwitch />
        <p className={styles.count} role="status">
          {inBasket} of {keys.length} ticked off
        </p>
        {inBasket > 0 && (
          <Button tone="quiet" onClick={untickAll}>
            Untick all
          </Button>
        )}
      </div>
      <LeftOut recipes={[...new Set(meals.map(({ recipe }) => recipe))]} />
      <Shelves
        shelves={shelves}
        titleOf={id => recipeOf(id)?.title ?? ''}
        ticked={ticked}
        onToggle={toggle}
      />
      {meals.length === 0 && <p>Nothing is planned yet, so there is nothing to buy.</p>}
    </Dialog>
  );
}
