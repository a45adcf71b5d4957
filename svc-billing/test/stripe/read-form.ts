export interface Form {
  [name: string]: string | Form;
}

/** `a[b][0]=c` as Stripe's own library writes it. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\[|\]\[|\]/).filter(Boolean);
    const last = keys.pop() ?? '';
    let at = form;
    for (const key of keys) {
      const inner = at[key];
      if (typeof inner === 'object') at = inner;
      else {
        const made: Form = {};
        at[key] = made;
        at = made;
      }
    }
    at[last] = value;
  }
  return form;
}
