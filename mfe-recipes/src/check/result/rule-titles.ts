import { t } from '../../texts/text.ts';

/** What a rule of the published policy is about, of those that a finding may name. */
const titles: Record<number, () => string> = {
  1: () => t('check.rule.pork'),
  2: () => t('check.rule.curedPork'),
  3: () => t('check.rule.sausage'),
  4: () => t('check.rule.meat'),
  5: () => t('check.rule.fat'),
  7: () => t('check.rule.horse'),
  8: () => t('check.rule.reptile'),
  9: () => t('check.rule.blood'),
  10: () => t('check.rule.alcohol'),
  12: () => t('check.rule.sauce'),
  13: () => t('check.rule.extract'),
  14: () => t('check.rule.freed'),
  15: () => t('check.rule.intoxicant'),
  16: () => t('check.rule.gelatine'),
  17: () => t('check.rule.additive'),
  18: () => t('check.rule.carmine'),
  19: () => t('check.rule.rennet'),
  22: () => t('check.rule.dish'),
};

export const ruleTitle = (rule: number): string => titles[rule]?.() ?? t('check.rule.other');
