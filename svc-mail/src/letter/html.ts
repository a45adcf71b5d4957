import { escapeHtml } from '@sufra/service-kit';

/** Markup that may stand in markup as it is. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | readonly Html[] | undefined;

function written(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  return 'markup' in value ? value.markup : value.map(written).join('\n');
}

/** A template for markup: whatever is put into it is escaped, unless it came out of such a template itself. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: texts.map((text, at) => text + written(values[at])).join(''),
});
