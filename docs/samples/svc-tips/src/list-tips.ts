import type { TipDocument, TipModel } from './tip-model.ts';

interface ListTips {
  tips: TipModel;
  shown: number;
}

const describeTip = ({ _id, text, author, tipsOfAuthor, addedAt }: TipDocument) => ({
  _id: String(_id),
  text,
  author,
  tipsOfAuthor,
  addedAt: addedAt.toISOString(),
});

export async function listTips({ tips, shown }: ListTips) {
  const found = await tips.find().sort({ addedAt: -1, _id: -1 }).limit(shown).lean<TipDocument[]>();
  return found.map(describeTip);
}
