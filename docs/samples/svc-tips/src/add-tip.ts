import { createHmac } from 'node:crypto';
import { recordCreate } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { TipModel } from './tip-model.ts';

interface Deps {
  tips: TipModel;
  authorKey: string;
}

interface NewTip {
  text: string;
  userId: string;
}

const authorMark = (key: string, userId: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(userId).digest('base64url').slice(0, 12);

export async function addTip({ tips, authorKey }: Deps, { text, userId }: NewTip) {
  const _id = new Types.ObjectId();
  const author = authorMark(authorKey, userId);
  const data = { tipId: String(_id), author };
  await tips.create(recordCreate({ _id, text, author, addedAt: new Date() }, { type: 'tip.added', data }));
  return { tipId: String(_id) };
}
