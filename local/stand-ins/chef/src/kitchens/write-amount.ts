import type { KitchenLine, KitchenWords } from './kitchen.ts';

const metric = new Set(['g', 'ml', 'غ', 'مل', 'گرام', 'ملی لیٹر']);

const nearest = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step);

function rounded(amount: number, isMetric: boolean): number {
  if (isMetric)
    return amount < 10 ? nearest(amount, 1) : nearest(amount, amount < 150 ? 5 : amount < 1_000 ? 10 : 50);
  return amount < 1 ? nearest(amount, 0.25) : nearest(amount, amount < 4 ? 0.5 : 1);
}

/** So much of a line as a cook can measure. */
export function scaleLine(line: KitchenLine, factor: number, { whole }: KitchenWords): KitchenLine {
  if (line.quantity === null) return line;
  const amount = rounded(line.quantity * factor, line.unit !== null && metric.has(line.unit));
  return {
    ...line,
    quantity: line.unit !== null && whole.includes(line.unit) ? Math.max(1, Math.round(amount)) : amount,
  };
}
