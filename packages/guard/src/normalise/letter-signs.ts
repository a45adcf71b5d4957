/** Signs that stand for a letter within a word, by how they are drawn; those that only hide one stand for any vowel. */
export const lettersOfSign: ReadonlyMap<number, string> = new Map(
  `
  ® r  © c  ¢ c  ! il  ¡ i  | il  ¦ il  ^ a  £ le  ¥ y  ¤ o  ° o  • o  ● o  ○ o  ◯ o  ⊙ o  ◉ o  ◎ o  § s  ₩ w  ₦ n  ₱ p  ฿ b  ₭ k  ₮ t
  ₳ a  † t  ‡ t  ∆ a  ∂ d  # aeiouy  ? aeiouy  ~ aeiouy  _ aeiouy  = aeiouy
  `
    .trim()
    .split(/\s{2,}|\n/)
    .map(pair => pair.trim().split(' '))
    .map(([sign = '', letters = '']) => [sign.charCodeAt(0), letters] as const),
);
