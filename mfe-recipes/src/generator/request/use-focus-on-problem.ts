import { type RefObject, useEffect } from 'react';
import type { FieldProblems } from './generation-body.ts';

/** The first field that is wrong takes the focus, when something has become wrong. */
export function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, problems: FieldProblems) {
  const wrong = Object.keys(problems).join();
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, wrong]);
}
