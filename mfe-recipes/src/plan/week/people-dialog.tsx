import { Button, Dialog, SelectField } from '@sufra/web-kit';
import { type ReactNode, useState } from 'react';
import { t } from '../../texts/text.ts';

interface PeopleDialogProps {
  title: string;
  description: string;
  label: string;
  /** What is chosen where no number is. */
  none: string;
  people: number | null;
  onChoose: (people: number | null) => void;
  onClose: () => void;
  /** Above the number. */
  children?: ReactNode;
}

const mostOffered = 30;
const noNumber = 'none';

/** How many eat, or come. */
export function PeopleDialog({
  title,
  description,
  label,
  none,
  people,
  onChoose,
  onClose,
  children,
}: PeopleDialogProps) {
  const [chosen, setChosen] = useState(people === null ? noNumber : String(people));
  const offered = Math.max(mostOffered, people ?? 0);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="small"
      title={title}
      description={description}
      footer={
        <Button onClick={() => onChoose(chosen === noNumber ? null : Number(chosen))}>
          {t('plan.people.save')}
        </Button>
      }
    >
      {children}
      <SelectField
        label={label}
        options={[
          { value: noNumber, label: none },
          ...Array.from({ length: offered }, (_, at) => ({
            value: at + 1,
            label: t('shopping.meals.servings', { servings: at + 1 }),
          })),
        ]}
        value={chosen}
        onChange={event => setChosen(event.target.value)}
      />
    </Dialog>
  );
}
