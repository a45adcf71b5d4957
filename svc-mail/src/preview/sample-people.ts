/** Names that a letter has to bear. */
export const samplePeople: Record<string, string> = {
  plain: 'Amina Yılmaz',
  arabic: 'عائشة بنت أبي بكر',
  long: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
  hostile: '<b>Win</b> at https://evil.example, call 0900 123456',
};
