import { describe, expect, test } from '@jest/globals';
import { judge } from '../judge-text.ts';

const verdictOf = (text: string) => judge(text, { language: 'ja' }).verdict;

describe('a short katakana word within a run of that script', () => {
  test.each([
    'チーズハムトースト',
    'パイナップルハムピザ',
    'カレーポーク',
    'スパイシーサラミピザ',
    'チキンラードソース',
    'レモンビール',
    'キッチンワイン',
    'ブルゴーニュワイン',
  ])('%s is of known words', text => {
    expect(verdictOf(text)).toBe('haram');
  });

  test.each([
    'グラハムクラッカー',
    'バーミンガム',
    'ニンジン',
    'オレンジ',
    'レモンジンジャー',
    'ノンポーク',
    'チキンハム',
    'ツナハム',
    'ブルゴーニュワインビネガー',
    'ルートビール',
  ])('%s is another word, or of another animal', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});
