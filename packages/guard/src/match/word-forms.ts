const none: readonly number[] = [];

/** The words that a form may be of, by their numbers. Nearly all forms are of one word: they share its list. */
export class WordForms {
  private readonly byForm = new Map<string, readonly number[]>();
  private readonly alone: (readonly number[])[] = [];

  get(form: string): readonly number[] | undefined {
    return this.byForm.get(form);
  }

  add(form: string, number: number) {
    const known = this.byForm.get(form) ?? none;
    if (known.includes(number)) return;
    this.byForm.set(form, known.length > 0 ? [...known, number] : this.only(number));
  }

  private only(number: number): readonly number[] {
    const known = this.alone[number];
    if (known) return known;
    const list = [number];
    this.alone[number] = list;
    return list;
  }
}
