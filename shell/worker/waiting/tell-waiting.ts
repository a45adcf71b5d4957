import type { WaitingChange } from '../messages.ts';
import { tellPages } from '../tell-pages.ts';
import { type WaitingWrite, waitingWrites } from './waiting-store.ts';

const changeOf = ({ id, what, title, at, refused }: WaitingWrite): WaitingChange => ({
  ...{ id, what, at },
  ...(title && { title }),
  ...(refused && { refused }),
});

export async function tellWaiting(sent = 0): Promise<void> {
  await tellPages({ type: 'waiting', changes: (await waitingWrites()).map(changeOf), sent });
}
